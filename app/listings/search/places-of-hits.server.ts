import type { WholeHotel } from '#app/catalogue/server/catalogue-content.server.ts';
import { withFigures, withTown } from '#app/catalogue/server/in-page-language.server.ts';
import type { SearchHit } from '#app/catalogue/server/search-site.server.ts';
import { searchedSpace, type VenueSpace } from '#app/catalogue/venue-finder.ts';
import { paths } from '#app/paths.ts';
import type { Picture } from '#platform/images/picture.ts';

/** What the rows of found halls and lawns show. A hit that the search index does not hold has only a name. */
export function placesOfHits(hits: readonly SearchHit[], hotels: readonly WholeHotel[]): VenueSpace[] {
  const wanted = new Set(hits.map(({ to }) => to));
  const places = new Map<string, VenueSpace>();
  for (const { property } of hotels) {
    const { slug, name, address, quickStats } = property;
    const hotel = withTown({ slug, name, city: address.city, rooms: quickStats.rooms ?? null });
    for (const space of property.spaces) {
      const to = paths.space(slug, space.id);
      if (wanted.has(to)) places.set(to, { hotel, space: withFigures(searchedSpace(space)) });
    }
  }
  return hits.flatMap(({ to }) => places.get(to) ?? []);
}

export interface PicturedHit extends SearchHit {
  image?: Picture;
}

export function picturedHits(hits: readonly SearchHit[], hotels: readonly WholeHotel[]): PicturedHit[] {
  const images = new Map(hotels.map(({ property }) => [paths.hotel(property.slug), property.featuredImage]));
  return hits.map((hit) => {
    const image = images.get(hit.to);
    return { ...hit, ...(image && { image }) };
  });
}
