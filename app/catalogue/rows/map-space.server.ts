import { eventTypes } from '#app/catalogue/event-type.ts';
import type { Capacity, EventSpace } from '#app/catalogue/property.ts';
import type { ColumnsOf } from '#app/catalogue/property-fields/property-field.ts';
import { spaceFields, spaceTypes } from '#app/catalogue/property-fields/space-fields.ts';
import { readFields } from '#app/catalogue/property-fields/write-fields.server.ts';
import { configurationsSchema } from '#app/catalogue/schemas/hotel-facts.server.ts';
import { type ReportInvalid, readColumn } from '#app/catalogue/server/report-invalid-column.server.ts';
import { withoutUndefined } from '#platform/without-undefined.ts';
import { mapPictureIfAny, type PictureRow } from './map-picture.server.ts';

interface SpaceRow extends ColumnsOf<typeof spaceFields> {
  id: string;
  slug: string | null;
  space_type: string;
  capacity_min: number | null;
  capacity_max: number | null;
  capacity_text: string | null;
  configurations: unknown;
  event_types: string[];
  image: PictureRow | null;
}

export function mapSpace(row: SpaceRow, reportInvalid: ReportInvalid): EventSpace {
  return {
    id: row.slug ?? row.id,
    ...readFields(spaceFields, row),
    type: spaceTypes.find((type) => type === row.space_type) ?? 'other',
    capacity: capacityOf(row),
    eventTypes: eventTypes.filter((type) => row.event_types.includes(type)),
    configurations: readColumn(
      configurationsSchema,
      { value: row.configurations, of: `hotel_spaces.configurations of ${row.name}`, otherwise: [] },
      reportInvalid,
    ),
    ...withoutUndefined({ image: mapPictureIfAny(row.image, reportInvalid) }),
  };
}

/** A single figure is the maximum; without any figure the capacity is "on request". */
function capacityOf({ capacity_min: min, capacity_max: max, capacity_text: text }: SpaceRow): Capacity {
  if (text !== null) return text;
  if (max === null) return 'on request';
  return min === null ? max : { min, max };
}
