import { databaseUrl, wholeNumber } from './value-checks.ts';

/** The settings that matter only if several processes serve the site. */
export interface ReplicaSettings {
  /** Seconds from the signal to stop until no new request is accepted, so that the proxy notices in time. */
  drainSeconds: number;
  /** A replica of the database that visitors' pages are read from; absent: they are read from the main one. */
  catalogueDatabaseUrl?: string;
}

export const replicaVariables = {
  DRAIN_SECONDS: wholeNumber(0, 120, 'a whole number of seconds, 120 at most').default(0),
  CATALOGUE_DATABASE_URL: databaseUrl.optional(),
};

/** @param value what the variables were read as */
export function readReplicaSettings(value: {
  DRAIN_SECONDS: number;
  CATALOGUE_DATABASE_URL?: string | undefined;
}): ReplicaSettings {
  const { DRAIN_SECONDS: drainSeconds, CATALOGUE_DATABASE_URL: catalogueDatabaseUrl } = value;
  return { drainSeconds, ...(catalogueDatabaseUrl && { catalogueDatabaseUrl }) };
}
