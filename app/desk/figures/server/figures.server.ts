import type { Day } from '#app/language/dates.ts';

/**
 * Selects the enquiries that are counted: those that came on these days in India, both included, and of one property
 * if one is named.
 */
export interface FiguresScope {
  from: Day;
  until: Day;
  property?: string | undefined;
}

/** How soon enquiries were answered. Times are in minutes, shares from 0 to 1; null if there is nothing to count. */
export interface ResponseTimes {
  enquiries: number;
  answered: number;
  median: number | null;
  p90: number | null;
  /**
   * The share of the enquiries that were answered or have waited that long; one that came a minute ago does not count.
   */
  withinHour: number | null;
  withinDay: number | null;
}

export interface PropertyTimes extends ResponseTimes {
  /** The property's slug; null for enquiries that name no property. */
  property: string | null;
}

export interface WeekTimes extends ResponseTimes {
  /** The week's Monday. */
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
  /** The form: venue booking, room booking, telephone … */
  sources: Origin[];
  /** The campaign's medium, else the site that led here, else "direct"; the ten that brought most. */
  channels: Origin[];
  campaigns: Origin[];
  /** The busiest days from today on, at most twelve. All requested days count, whenever the enquiry came. */
  dates: BusyDate[];
}
