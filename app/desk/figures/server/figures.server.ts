import type { Day } from '#app/language/dates.ts';

/**
 * Which enquiries are counted: those that came on these days in India, both included; of one property where one is
 * named.
 */
export interface FiguresScope {
  from: Day;
  until: Day;
  property?: string | undefined;
}

/** How soon enquiries were answered. Times in minutes, shares from 0 to 1; null where there is nothing to count. */
export interface ResponseTimes {
  enquiries: number;
  answered: number;
  median: number | null;
  p90: number | null;
  /** Of those that were answered or have waited so long: one that came a minute ago counts neither way. */
  withinHour: number | null;
  withinDay: number | null;
}

export interface PropertyTimes extends ResponseTimes {
  /** A slug; null: enquiries that name no property. */
  property: string | null;
}

export interface WeekTimes extends ResponseTimes {
  /** The Monday. */
  week: Day;
}

/** The funnel: how many enquiries reached each status. Each count includes those of the later steps. */
export interface Funnel {
  received: number;
  contacted: number;
  qualified: number;
  converted: number;
  lost: number;
}

/** The origins of enquiries, and their results. */
export interface Origin {
  name: string;
  enquiries: number;
  converted: number;
}

export interface BusyDate {
  day: Day;
  events: number;
  guests: number;
}

export interface Figures {
  total: ResponseTimes;
  properties: PropertyTimes[];
  weeks: WeekTimes[];
  funnel: Funnel;
  /** By form: venue booking, room booking, telephone … */
  sources: Origin[];
  /** The campaign's medium, else the site that led here, else "direct"; the ten that brought most. */
  channels: Origin[];
  campaigns: Origin[];
  /** From today on, the fullest first, at most twelve. Counted over all that is asked for, whenever it came. */
  dates: BusyDate[];
}
