import type { DiningVenue } from '#app/catalogue/property.ts';
import type { ReportInvalid } from '#app/catalogue/server/report-invalid-column.server.ts';
import { withoutUndefined } from '#platform/without-undefined.ts';
import { mapPictureIfAny, type PictureRow } from './map-picture.server.ts';

export interface DiningRow {
  id: string;
  slug: string | null;
  name: string;
  description: string | null;
  cuisine: string | null;
  hours: string | null;
  dress_code: string | null;
  specialties: string[];
  image: PictureRow | null;
}

export function mapDining(row: DiningRow, reportInvalid: ReportInvalid): DiningVenue {
  return {
    id: row.slug ?? row.id,
    name: row.name,
    description: row.description ?? '',
    cuisine: row.cuisine ?? '',
    hours: row.hours ?? '',
    specialties: row.specialties,
    ...withoutUndefined({ dressCode: row.dress_code ?? undefined, image: mapPictureIfAny(row.image, reportInvalid) }),
  };
}
