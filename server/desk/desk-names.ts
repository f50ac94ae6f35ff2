import type { Kysely } from 'kysely';
import type { Principal } from '#domain/staff.ts';
import type { DB } from '#server/database/types.ts';

export interface DeskNames {
  /** By slug; sorted by name. Those that are hidden on the site as well: their enquiries go on. */
  properties: Record<string, { name: string; place: string }>;
  /** Who sees enquiries, by id, sorted by name. */
  owners: Record<string, string>;
}

export async function deskNames(database: Kysely<DB>, { properties }: Principal): Promise<DeskNames> {
  const [hotels, people] = await Promise.all([
    database.selectFrom('hotels').select(['slug', 'name', 'city']).orderBy('name').execute(),
    database
      .selectFrom('staff.user')
      .select(['id', 'name'])
      .where('role', 'in', ['admin', 'sales'])
      .orderBy('name')
      .execute(),
  ]);
  const seen = hotels.filter(({ slug }) => properties === 'all' || properties.includes(slug));
  return {
    properties: Object.fromEntries(seen.map(({ slug, name, city }) => [slug, { name, place: city ?? '' }])),
    owners: Object.fromEntries(people.map(({ id, name }) => [id, name])),
  };
}
