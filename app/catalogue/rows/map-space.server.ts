import { type Capacity, type EventSpace, type SpaceType, spaceTypes } from '#app/catalogue/property.ts';
import { configurationsSchema } from '#app/catalogue/schemas/hotel-facts.server.ts';
import { type ReportInvalid, readColumn } from '#app/catalogue/server/report-invalid-column.server.ts';
import { eventTypes } from '#app/enquiries/event/event-type.ts';
import { withoutUndefined } from '#platform/without-undefined.ts';
import { mapPictureIfAny, type PictureRow } from './map-picture.server.ts';

export interface SpaceRow {
  id: string;
  slug: string | null;
  name: string;
  description: string | null;
  space_type: string;
  capacity_min: number | null;
  capacity_max: number | null;
  capacity_text: string | null;
  configurations: unknown;
  area_sqft: number | null;
  area_display: string | null;
  location_floor: string | null;
  features: string[];
  event_types: string[];
  image: PictureRow | null;
}

export function mapSpace(row: SpaceRow, reportInvalid: ReportInvalid): EventSpace {
  return {
    id: row.slug ?? row.id,
    name: row.name,
    description: row.description ?? '',
    type: spaceTypes.find((type): type is SpaceType => type === row.space_type) ?? 'other',
    capacity: capacityOf(row),
    features: row.features,
    eventTypes: eventTypes.filter((type) => row.event_types.includes(type)),
    configurations: readColumn(
      configurationsSchema,
      { value: row.configurations, of: `hotel_spaces.configurations of ${row.name}`, otherwise: [] },
      reportInvalid,
    ),
    ...withoutUndefined({
      areaSqFt: row.area_sqft ?? undefined,
      area: row.area_display ?? undefined,
      floor: row.location_floor ?? undefined,
      image: mapPictureIfAny(row.image, reportInvalid),
    }),
  };
}

/** One figure without a range is the maximum; where there is none, it reads "on request". */
function capacityOf({ capacity_min: min, capacity_max: max, capacity_text: text }: SpaceRow): Capacity {
  if (text !== null) return text;
  if (max === null) return 'on request';
  return min === null ? max : { min, max };
}
