import type { Location } from '#app/catalogue/location.ts';
import { mostSearchHits } from '#app/catalogue/most-search-hits.ts';
import type { PropertyCard } from '#app/catalogue/property.ts';
import type { Catalogue, SpaceHit } from './catalogue.server.ts';

/** The result of a visitor's search: hotels, places and spaces. */
export interface SiteSearch {
  hotels: Pick<PropertyCard, 'slug' | 'name' | 'city'>[];
  places: Pick<Location, 'slug' | 'name'>[];
  spaces: SpaceHit[];
}

type Reads = Pick<Catalogue, 'searchHotels' | 'searchSpaces' | 'locations' | 'hotelsWithDetails'>;

/**
 * Finds the hotels whose texts contain the query, those of a place that is named, the places, and the spaces. Hotels
 * whose name contains it come before those whose description does.
 */
export async function searchSite(catalogue: Reads, text: string): Promise<SiteSearch> {
  const wanted = text.trim().toLowerCase();
  if (!wanted) return { hotels: [], places: [], spaces: [] };
  const places = (await catalogue.locations()).value.filter(({ name }) => name.toLowerCase().includes(wanted));
  const most = mostSearchHits;
  const [hotels, spaces, there] = await Promise.all([
    catalogue.searchHotels(text),
    catalogue.searchSpaces(text),
    places.length > 0 ? catalogue.hotelsWithDetails({ locations: places.map(({ slug }) => slug), most }) : null,
  ]);
  const found = new Map([...hotels.value, ...(there?.value ?? [])].map((hotel) => [hotel.slug, hotel]));
  const isNamed = ({ name }: PropertyCard) => Number(name.toLowerCase().includes(wanted));
  return {
    hotels: [...found.values()]
      .sort((one, other) => isNamed(other) - isNamed(one))
      .slice(0, most)
      .map(({ slug, name, city }) => ({ slug, name, city })),
    places: places.slice(0, most).map(({ slug, name }) => ({ slug, name })),
    spaces: spaces.value,
  };
}
