import { z } from 'zod';
import { isDatabaseUrl } from './value-checks.ts';

/** The settings that matter only if several processes serve the site. */
export interface ReplicaSettings {
  /** Seconds from the signal to stop until no new request is accepted, so that the proxy notices in time. */
  drainSeconds: number;
  /** A replica of the database that visitors' pages are read from; absent: they are read from the main one. */
  catalogueDatabaseUrl?: string;
}

const longestDrain = 120;

export const replicaVariables = {
  DRAIN_SECONDS: z
    .string()
    .regex(/^\d{1,3}$/)
    .transform(Number)
    .refine((value) => value <= longestDrain)
    .default(0),
  CATALOGUE_DATABASE_URL: z.string().refine(isDatabaseUrl).optional(),
};

export const replicaVariablesExpected: Record<keyof typeof replicaVariables, string> = {
  DRAIN_SECONDS: `a whole number of seconds, ${longestDrain} at most`,
  CATALOGUE_DATABASE_URL: 'a URL of the form postgresql://user:password@host:5432/database',
};

/** @param value what the variables were read as */
export function readReplicaSettings(value: {
  DRAIN_SECONDS: number;
  CATALOGUE_DATABASE_URL?: string | undefined;
}): ReplicaSettings {
  const { DRAIN_SECONDS: drainSeconds, CATALOGUE_DATABASE_URL: catalogueDatabaseUrl } = value;
  return { drainSeconds, ...(catalogueDatabaseUrl && { catalogueDatabaseUrl }) };
}
