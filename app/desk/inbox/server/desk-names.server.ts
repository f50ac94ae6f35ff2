import type { Kysely } from 'kysely';
import { type Principal, rolesOfEnquiries } from '#app/desk/staff/staff-roles.ts';
import type { DB } from '#platform/database/types.ts';

/** The most properties that a form of the desk offers. */
export const mostProperties = 200;

export interface DeskNames {
  /**
   * The properties by slug, sorted by name. Hidden ones are included, because their enquiries go on. If there are very
   * many, these are only the first ones and those that were asked for.
   */
  properties: Record<string, { name: string; place: string }>;
  /** Whether this person sees more properties than these. */
  hasMore: boolean;
  /** The staff who see enquiries, by id, sorted by name; also those who have left. */
  owners: Record<string, string>;
  /** The ids of those of them who work here now. */
  present: string[];
}

export interface WantedNames {
  /** Properties that are always listed if this person sees them, by slug. */
  also?: readonly (string | null | undefined)[];
  most?: number;
}

export async function deskNames(
  database: Kysely<DB>,
  { properties }: Pick<Principal, 'properties'>,
  { also = [], most = mostProperties }: WantedNames = {},
): Promise<DeskNames> {
  let seen = database.selectFrom('hotels').select(['slug', 'name', 'city']).orderBy('name');
  if (properties !== 'all') seen = seen.where('slug', 'in', [...properties, '']);
  const named = [...new Set(also.flatMap((slug) => slug ?? []))];
  const [first, added, people] = await Promise.all([
    seen.limit(most + 1).execute(),
    named.length > 0 ? seen.where('slug', 'in', named).execute() : [],
    database
      .selectFrom('staff.user')
      .select(['id', 'name', 'removed_at'])
      .where('role', 'in', rolesOfEnquiries)
      .orderBy('name')
      .execute(),
  ]);
  return {
    properties: Object.fromEntries(
      [...first.slice(0, most), ...added].map(({ slug, name, city }) => [slug, { name, place: city ?? '' }]),
    ),
    hasMore: first.length > most,
    owners: Object.fromEntries(people.map(({ id, name }) => [id, name])),
    present: people.flatMap(({ id, removed_at }) => (removed_at ? [] : [id])),
  };
}
