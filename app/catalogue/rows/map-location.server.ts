import type { Selectable } from 'kysely';
import type { Location } from '#app/catalogue/location.ts';
import type { Locations } from '#platform/database/types.ts';

export function mapLocation(row: Selectable<Locations>): Location {
  return { slug: row.slug, name: row.name, state: row.state ?? '', displayOrder: row.display_order };
}
