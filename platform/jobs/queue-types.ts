/** The schema of the queues' tables; no REST interface exposes it. */
export const jobsSchema = 'jobs';

interface QueueSettings {
  /** Returns the queue of jobs whose last try failed; it is listed before this one, because it is created first. */
  deadLetter?: string;
  retryLimit: number;
  retryDelay: number;
  retryBackoff: boolean;
  retryDelayMax: number;
  expireInSeconds: number;
}

/** A site's queues by their names. */
export type Queues = Record<string, QueueSettings>;
