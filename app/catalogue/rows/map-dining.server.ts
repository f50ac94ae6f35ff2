import type { DiningVenue } from '#app/catalogue/property.ts';
import { diningFields } from '#app/catalogue/property-fields/dining-fields.ts';
import type { ColumnsOf } from '#app/catalogue/property-fields/property-field.ts';
import { readFields } from '#app/catalogue/property-fields/read-fields.server.ts';
import type { ReportInvalid } from '#app/catalogue/server/report-invalid-column.server.ts';
import { withoutUndefined } from '#platform/without-undefined.ts';
import { mapPictureIfAny, type PictureRow } from './map-picture.server.ts';

interface DiningRow extends ColumnsOf<typeof diningFields> {
  id: string;
  slug: string | null;
  image: PictureRow | null;
}

export function mapDining(row: DiningRow, reportInvalid: ReportInvalid): DiningVenue {
  return {
    id: row.slug ?? row.id,
    ...readFields(diningFields, row),
    ...withoutUndefined({ image: mapPictureIfAny(row.image, reportInvalid) }),
  };
}
