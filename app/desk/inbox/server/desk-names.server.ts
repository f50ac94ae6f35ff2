import type { Kysely } from 'kysely';
import type { Principal } from '#app/desk/staff/staff-roles.ts';
import type { DB } from '#platform/database/types.ts';

/** Properties that the desk’s forms offer to choose from. */
export const mostProperties = 200;

export interface DeskNames {
  /**
   * By slug; sorted by name. Those that are hidden on the site as well: their enquiries go on. Of very many the first,
   * and those that were asked for.
   */
  properties: Record<string, { name: string; place: string }>;
  /** Whether this person sees more properties than are here. */
  hasMore: boolean;
  /** Who sees enquiries, by id, sorted by name. */
  owners: Record<string, string>;
}

export interface WantedNames {
  /** Slugs that are told in any case, where this person sees them. */
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
  const [first, asked, people] = await Promise.all([
    seen.limit(Number.isFinite(most) ? most + 1 : 1_000_000).execute(),
    named.length > 0 ? seen.where('slug', 'in', named).execute() : [],
    database
      .selectFrom('staff.user')
      .select(['id', 'name'])
      .where('role', 'in', ['admin', 'sales'])
      .orderBy('name')
      .execute(),
  ]);
  const told = first.slice(0, most);
  const others = asked.filter(({ slug }) => !told.some((hotel) => hotel.slug === slug));
  return {
    properties: Object.fromEntries(
      [...told, ...others].map(({ slug, name, city }) => [slug, { name, place: city ?? '' }]),
    ),
    hasMore: first.length > most,
    owners: Object.fromEntries(people.map(({ id, name }) => [id, name])),
  };
}
