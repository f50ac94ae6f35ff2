import type { SiteDatabase } from '#platform/database/prepare-database.ts';
import { seedBuiltInContent } from './catalogue/seed/seed.server.ts';
import { queues } from './queues.server.ts';

/** What this site brings to its database beside the schema. */
export const siteDatabase: SiteDatabase = { queues, seed: seedBuiltInContent };
