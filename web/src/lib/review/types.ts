// Short names for what the server tells of a match that is looked back on.
import type { components } from "../schema";

type Schemas = components["schemas"];
export type Calendar = Schemas["CalendarInfo"];
export type LineInfo = Schemas["LineInfo"];
export type Tale = Schemas["TaleInfo"];
export type Review = Schemas["Review"];
export type Moment = Schemas["MomentInfo"];
export type Crisis = Schemas["CrisisInfo"];
export type AccountInfo = Schemas["AccountInfo"];
export type Futures = Schemas["Futures"];
export type Analysis = Schemas["Analysis"];
export type Judgement = Schemas["Judgement"];
export type FuturesWish = Schemas["FuturesWish"];
