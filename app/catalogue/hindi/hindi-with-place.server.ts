import { sql } from 'kysely';
import type { Json } from '#platform/database/types.ts';

/** The column `hindi` of a hotel's row that also has the name of its place, as `location_name`. */
export const hindiWithPlace = sql<Json>`hotels.hindi || jsonb_build_object('location_name', locations.hindi -> 'name')`;
