import type { Kysely } from 'kysely';
import type { Principal } from '#app/desk/staff/staff-roles.ts';
import type { DB } from '#platform/database/types.ts';

/** Properties that the desk’s forms offer to choose from. */
export const mostProperties = 200;

export interface DeskNames {
  /**
   * By slug, sorted by name. Properties that the site hides are among them, since their enquiries go on. Where there
   * are very many, only the first are here and those that were asked for.
   */
  properties: Record<string, { name: string; place: string }>;
  /** Whether this person sees more properties than are here. */
  hasMore: boolean;
  /** The staff who see enquiries, by id, sorted by name. */
  owners: Record<string, string>;
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
