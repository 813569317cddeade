// Short names for the types of classes, from the server's description.
import type { components } from "../schema";

type Schemas = components["schemas"];
export type NewClass = Schemas["NewClass"];
export type ClassInfo = Schemas["ClassInfo"];
export type CreatedClass = Schemas["CreatedClass"];
export type ClassAnswer = Schemas["ClassAnswer"];
export type Seated = Schemas["Seated"];
export type Glance = Schemas["Glance"];
export type Clock = Schemas["Clock"];
export type Seating = ClassInfo["seating"];
