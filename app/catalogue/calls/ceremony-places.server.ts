import { sql } from 'kysely';
import { type Ceremony, type CeremonyPlace, placesFor, suitedTypes } from '#app/catalogue/ceremonies.ts';
import { mostGuests } from '#app/catalogue/space-figures.ts';
import { neededSquareFeet } from '#app/catalogue/space-per-guest.ts';
import { type ListSlice, takeSlice } from '#platform/pagination.ts';
import type { CatalogueCall } from './catalogue-call.server.ts';
import { mostOfSpace, snapshotVenueSpaces, venueSpacesWithIds } from './venue-spaces.server.ts';

interface Params {
  ceremony: Ceremony;
  guests: number;
  slice: Required<ListSlice>;
}

/** Reads the space of each hotel that suits a ceremony best for that many guests, closest above the need first. */
export const ceremonyPlaces = {
  name: 'ceremonyPlaces',
  async live(source, { ceremony, guests, slice }) {
    const types = suitedTypes(ceremony);
    const { rows } = await sql<{ id: string; total: string }>`
      select id, count(*) over () as total from (
        select distinct on (hotel_spaces.hotel_id) hotel_spaces.id, ${mostOfSpace} as most,
               array_position(${types}::text[], hotel_spaces.space_type::text) as kind,
               hotels.sort_order, hotels.name collate "C" as name
          from public.hotel_spaces
          join public.hotels on hotels.id = hotel_spaces.hotel_id
         where hotels.is_active and hotel_spaces.is_active and hotel_spaces.space_type = any(${types})
           and coalesce(${mostOfSpace} >= ${guests}, true)
           and coalesce(hotel_spaces.area_sqft >= ${neededSquareFeet(guests, undefined)}, true)
         order by hotel_spaces.hotel_id, most nulls last, kind, hotel_spaces.sort_order, hotel_spaces.name collate "C"
      ) best
       order by most nulls last, kind, sort_order, name
      offset ${slice.skip} limit ${slice.most}`.execute(source.db);
    const places = await venueSpacesWithIds(
      source,
      rows.map(({ id }) => id),
    );
    return {
      places: places.map((place) => ({ ...place, most: mostGuests(place.space.capacity) })),
      total: Number(rows[0]?.total ?? 0),
    };
  },
  fallback(snapshot, { ceremony, guests, slice }) {
    const places = placesFor(ceremony, guests, snapshotVenueSpaces(snapshot));
    return { places: takeSlice(places, slice), total: places.length };
  },
  unknown: () => ({ places: [], total: 0 }),
} satisfies CatalogueCall<Params, { places: CeremonyPlace[]; total: number }>;
