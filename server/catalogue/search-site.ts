import type { Location } from '#domain/location.ts';
import type { PropertyCard } from '#domain/property.ts';
import type { Catalogue, SpaceHit } from './catalogue.ts';

/** What a visitor's words may mean: a place, a hotel, a hall. */
export interface SiteSearch {
  hotels: Pick<PropertyCard, 'slug' | 'name' | 'city'>[];
  places: Pick<Location, 'slug' | 'name'>[];
  spaces: SpaceHit[];
}

type Reads = Pick<Catalogue, 'searchHotels' | 'searchSpaces' | 'locations' | 'hotelsWithDetails'>;

/** Call 12, the hotels of a place that is named, the places, and the spaces; hotels by name before those by description. */
export async function searchSite(catalogue: Reads, text: string): Promise<SiteSearch> {
  const wanted = text.trim().toLowerCase();
  if (!wanted) return { hotels: [], places: [], spaces: [] };
  const [hotels, spaces, locations, all] = await Promise.all([
    catalogue.searchHotels(text),
    catalogue.searchSpaces(text),
    catalogue.locations(),
    catalogue.hotelsWithDetails(),
  ]);
  const places = locations.value.filter(({ name }) => name.toLowerCase().includes(wanted));
  const there = all.value.filter(({ location }) => places.some(({ slug }) => slug === location));
  const found = new Map([...hotels.value, ...there].map((hotel) => [hotel.slug, hotel]));
  const isNamed = ({ name }: PropertyCard) => Number(name.toLowerCase().includes(wanted));
  return {
    hotels: [...found.values()]
      .sort((one, other) => isNamed(other) - isNamed(one))
      .map(({ slug, name, city }) => ({ slug, name, city })),
    places: places.map(({ slug, name }) => ({ slug, name })),
    spaces: spaces.value,
  };
}
