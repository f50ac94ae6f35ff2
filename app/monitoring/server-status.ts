import type { ErrorGroup } from '#platform/telemetry/error-groups.ts';
import type { RouteFigures, VitalFigures } from '#platform/telemetry/metrics.ts';
import type { InstanceFigures } from '#platform/telemetry/process-figures.ts';

/** The server's status as `/monitoring` shows it: words for everybody, figures for staff. */
export interface SiteStatus {
  /** The time when it was read, ISO 8601. */
  takenAt: string;
  status: 'healthy' | 'degraded';
  /** The source of the pages' content. */
  data: 'database' | 'fallback';
  /** `fast` if 95 % of the last hour's responses came within a second; `unknown` with fewer than twenty. */
  pages: 'fast' | 'slow' | 'unknown';
  /** `delayed` if an outgoing e-mail has waited for more than ten minutes or was given up within the last hour. */
  mail: 'moving' | 'delayed' | 'unknown';
  /** Since when mail is delayed, and why. */
  mailDelay?: MailDelay;
  /** The figures of the enquiries that this member of staff may see. */
  enquiries?: EnquiryFigures | null;
  /** The figures for administrators, and for programs with the token. */
  detail?: ServerDetail;
}

/** Null if only the database would know and it is away. */
export interface ServerDetail {
  /** Name of the running build. */
  build: string;
  /** Warnings for an operator, in sentences. */
  warnings: string[];
  enquiries: EnquiryFigures | null;
  mailQueue: MailFigures | null;
  /** This process's routes in the last hour, the busiest first. */
  routes: RouteFigures[];
  /** Vitals that real visitors reported to this process (p75), the busiest route first. */
  vitals: VitalFigures[];
  /** Groups of errors, the most recent first. */
  errors: ErrorGroup[];
  /** Every process that serves this site. */
  instances: InstanceFigures[];
}

/** The figures do not include enquiries that are held back or refused as spam. */
export interface EnquiryFigures {
  /** The enquiries of the last 24 hours. */
  received: number;
  /** The number of these that were answered. */
  answered: number;
  /** The number of all enquiries that are past their due time without an answer. */
  overdue: number;
  /** Seconds since the last one came; null before the first. */
  lastAge: number | null;
}

export interface MailFigures {
  waiting: number;
  /**
   * The age of the oldest waiting mail in seconds; null if none waits. A mail whose recipient alone is refused does not count
   * while others go out.
   */
  oldestAge: number | null;
  /** The code of the error with which that mail failed last; null if it was not tried yet. */
  error: string | null;
  /** The mails that were given up after the last try, in the last seven days. */
  deadLetters: number;
  /** The seconds since the first of those that were given up in the last hour; null if there is none. */
  givenUpAge: number | null;
}

export interface MailDelay {
  /** ISO 8601. */
  since: string;
  /** "the mail server does not answer (ECONNREFUSED)". */
  why: string;
}
