import type { ErrorGroup } from '#platform/telemetry/error-groups.ts';
import type { InstanceFigures } from '#platform/telemetry/process-figures.ts';

/** The server's status as `/monitoring` shows it: words for everybody, figures for staff. */
export interface SiteStatus {
  /** When it was read, ISO 8601. */
  takenAt: string;
  status: 'healthy' | 'degraded';
  /** Where pages get their content from. */
  data: 'database' | 'fallback';
  /** `fast` where 95 % of the last hour's responses came within a second; `unknown` with fewer than twenty. */
  pages: 'fast' | 'slow' | 'unknown';
  /** `delayed` where an outgoing e-mail waits for more than ten minutes or was given up within the last hour. */
  mail: 'moving' | 'delayed' | 'unknown';
  /** For staff who may see figures: those of the enquiries that they may see. */
  enquiries?: EnquiryFigures | null;
  /** For administrators, and programs with the token. */
  detail?: ServerDetail;
}

/** Null where only the database would know and it is away. */
export interface ServerDetail {
  /** Name of the running build. */
  build: string;
  /** What an operator should look at, in sentences. */
  warnings: string[];
  enquiries: EnquiryFigures | null;
  mailQueue: MailFigures | null;
  /** Of the last hour, busiest first. */
  routes: RouteFigures[];
  /** Real visitors' of the last seven days, p75, busiest first. */
  vitals: VitalFigures[];
  /** Last seen first. */
  errors: ErrorGroup[];
  /** Every process that serves this site. */
  instances: InstanceFigures[];
}

/** Enquiries that are held back or refused as spam do not count. */
export interface EnquiryFigures {
  /** In the last 24 hours. */
  received: number;
  /** How many of these were answered. */
  answered: number;
  /** Of all enquiries those past their due time without an answer. */
  overdue: number;
  /** Seconds since the last one came; null before the first. */
  lastAge: number | null;
}

export interface MailFigures {
  waiting: number;
  /** Seconds; null where none waits. */
  oldestAge: number | null;
  /** Given up after the last try, in the last seven days. */
  deadLetters: number;
  /** How many of these in the last hour. */
  deadLettersLately: number;
}

/** Percentiles are milliseconds from the request's head to the response's end. */
export interface RouteFigures {
  route: string;
  requests: number;
  /** The share of responses with a status of 500 or above, 0 to 1. */
  errorRate: number;
  p50: number;
  p95: number;
  p99: number;
}

/** A vital is null where no visitor's browser reported it. */
export interface VitalFigures {
  route: string;
  visits: number;
  /** Milliseconds. */
  lcp: number | null;
  /** Milliseconds. */
  inp: number | null;
  /** Without unit. */
  cls: number | null;
}
