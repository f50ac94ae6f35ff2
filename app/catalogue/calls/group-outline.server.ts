import { sql } from 'kysely';
import type { GroupOutline, OutlinePart } from '#app/catalogue/group-outline.ts';
import { usualCountry } from '#app/catalogue/location.ts';
import type { PropertyCard } from '#app/catalogue/property.ts';
import { citiesOf } from '#app/catalogue/venue-finder.ts';
import type { Json } from '#platform/database/types.ts';
import type { CatalogueCall } from './catalogue-call.server.ts';
import { hotelsWithDetails } from './hotels-with-details.server.ts';
import { snapshotVenueSpaces } from './venue-spaces.server.ts';

/** So many of a brand's first hotels are searched for one with a picture. */
const lookedThrough = 6;

/** Reads how the active hotels are spread over brands and places, and the texts about it in menus. */
export const groupOutline = {
  name: 'groupOutline',
  async live(source) {
    const { db } = source;
    const { rows: parts } = await sql<OutlinePart & { hindi: Json }>`
      select brand, location, coalesce(nullif(place, ''), (array_agg(city order by at))[1], ${usualCountry}) as "locationName",
             count(*)::int as hotels, jsonb_build_object('locationName', place_hindi) as hindi
        from (
          select b.slug as brand, l.slug as location, l.name as place, l.hindi -> 'name' as place_hindi, h.city,
                 row_number() over (order by h.sort_order, h.name collate "C", h.slug) as at
            from public.hotels h
            join public.brands b on b.id = h.brand_id
            join public.locations l on l.id = h.location_id
           where h.is_active) listed
       group by brand, location, place, place_hindi
       order by min(at)`.execute(db);
    const { rows: cities } = await sql<{ city: string }>`
      select distinct coalesce(h.city, '') as city from public.hotels h
       where h.is_active and exists (select from public.hotel_spaces s where s.hotel_id = h.id and s.is_active)`.execute(
      db,
    );
    const brands = [...new Set(parts.map(({ brand }) => brand))];
    const first = await Promise.all(
      brands.map((brand) => hotelsWithDetails.live(source, { brand, most: lookedThrough })),
    );
    return {
      parts: parts.map(({ hindi: _, ...part }) => part),
      cities: cities.map(({ city }) => city).sort(),
      pictures: picturesOfBrands(first.flat()),
    };
  },
  fallback(snapshot) {
    const cards = hotelsWithDetails.fallback(snapshot, {});
    const parts = new Map<string, OutlinePart>();
    for (const { brand, location, locationName } of cards) {
      const key = `${brand} ${location}`;
      const part = parts.get(key) ?? { brand, location, locationName, hotels: 0 };
      parts.set(key, { ...part, hotels: part.hotels + 1 });
    }
    return {
      parts: [...parts.values()],
      cities: citiesOf(snapshotVenueSpaces(snapshot)),
      pictures: picturesOfBrands(cards),
    };
  },
  unknown: () => ({ parts: [], cities: [], pictures: {} }),
} satisfies CatalogueCall<void, GroupOutline>;

/** Returns, by brand, the picture of its first hotel that has one. */
function picturesOfBrands(cards: readonly PropertyCard[]): GroupOutline['pictures'] {
  const pictures: GroupOutline['pictures'] = {};
  for (const { brand, image } of cards) if (image) pictures[brand] ??= image;
  return pictures;
}
