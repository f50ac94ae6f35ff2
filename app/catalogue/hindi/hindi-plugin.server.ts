import type { KyselyPlugin } from 'kysely';
import { showHindi } from './show-hindi.ts';

/** Answers every query with the Hindi of its rows, where the query has selected their columns `hindi`. */
export const hindiPlugin: KyselyPlugin = {
  transformQuery: ({ node }) => node,
  transformResult: async ({ result }) => ({ ...result, rows: showHindi(result.rows) }),
};
