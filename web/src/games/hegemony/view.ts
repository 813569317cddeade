// The names of things in Hegemony and what is printed on its cards and boards.
import type { Text } from "../../lib/types";
import type { Company, HegemonyView } from "./shown";

export type { CapitalistBoard, Expected, HegemonyView, HeldCard, MiddleBoard, StateBoard, WorkingBoard } from "./shown";
export type CompanyView = Company;

export type RoleId = HegemonyView["acting"];
export type ClassId = keyof HegemonyView["bag"];
export type Resource = keyof HegemonyView["capitalist_class"]["storage"];
export type Kind = Company["workers"][number];
export type Industry = keyof HegemonyView["working_class"]["union_spaces"];
export type Section = HegemonyView["policies"]["1"];
export type Level = NonNullable<Company["wage"]>;

export const ROLES: RoleId[] = ["working_class", "middle_class", "capitalist_class", "state"];
export const CLASSES: ClassId[] = ["working_class", "middle_class", "capitalist_class"];
export const RESOURCES: Resource[] = ["food", "luxury", "health", "education"];
export const KINDS: Kind[] = ["unskilled", "agriculture", "luxury", "healthcare", "education", "media"];
export const INDUSTRIES = KINDS.slice(1) as Industry[];
export const SECTIONS: Section[] = ["A", "B", "C"];
export const LEVELS: Level[] = ["L1", "L2", "L3"];
export const POLICIES = [1, 2, 3, 4, 5, 6, 7] as const;
export type PolicyNumber = keyof HegemonyView["policies"];

export interface ActionCard {
  name: Text;
  text: Text;
  /** Any one of these sections of a policy: `2B`. */
  requirement: string[];
}

export interface CompanyCard {
  name: Text;
  text: Text;
  industry: Kind;
  cost: number;
  produces: { resource: Resource | "influence"; amount: number };
  worker_slots: Kind[];
  employee_slot?: { type: Kind; bonus: number } | null;
  wages: Record<Level, number> | null;
  automated: boolean;
  machinery_bonus: number | null;
}

export interface PolicyCard {
  name: Text;
  text: Text;
  sections: Record<Section, Record<string, number | string | string[]>>;
}

/** What the State gains if it sides with a class; `per` so many units that it gives. */
export interface EventReward {
  legitimacy?: number;
  /** One now, and a token that stays. */
  legitimacy_token?: number;
  state_vp?: number;
  vp?: number;
  per?: number;
}

export interface EventCard {
  name: Text;
  text: Text;
  /** By class: of an alternative Event, or of one of the base game. */
  choices?: Record<string, EventReward>;
  rewards?: Record<string, EventReward>;
  /** Legitimacy lost if it lies there at the end of the round. */
  no_action: { classes: ClassId[]; choose?: number };
}

export interface ExportCard {
  name: Text;
  transactions: { id: string; resource: Resource; amount: number; money: number }[];
}

export interface DealCard {
  name: Text;
  goods: { food: number; luxury: number };
}

export interface AgendaCard {
  name: Text;
  text: Text;
  sections: Record<string, Section>;
}

/** Prices and the population track as they are printed. */
export interface PrintedBoard {
  population: { workers_from: number; workers_to: number | null; population: number }[];
  prices: Record<Resource, number[]>;
}
