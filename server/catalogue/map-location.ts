import type { Selectable } from 'kysely';
import type { Location } from '#domain/location.ts';
import type { Locations } from '#server/database/types.ts';

export function mapLocation(row: Selectable<Locations>): Location {
  return { slug: row.slug, name: row.name, state: row.state ?? '', displayOrder: row.display_order };
}
