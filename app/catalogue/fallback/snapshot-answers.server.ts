import type { Announcement } from '#app/catalogue/announcement.ts';
import type { Brand } from '#app/catalogue/brand.ts';
import { type Ceremony, type CeremonyPlace, placesFor } from '#app/catalogue/ceremonies.ts';
import type { GroupOutline, OutlinePart } from '#app/catalogue/group-outline.ts';
import type { Location } from '#app/catalogue/location.ts';
import { mostSearchHits } from '#app/catalogue/most-search-hits.ts';
import type { Offer } from '#app/catalogue/offer.ts';
import type { PropertyCard, Room } from '#app/catalogue/property.ts';
import { cardPicture } from '#app/catalogue/server/card-picture.server.ts';
import type {
  CardFilter,
  HotelListOptions,
  HotelLookup,
  HotelOption,
  SpaceFinding,
  SpaceHit,
} from '#app/catalogue/server/catalogue.server.ts';
import { picturesOfBrands } from '#app/catalogue/server/pictures-of-brands.server.ts';
import type { VenueSpace } from '#app/catalogue/venue-space.ts';
import { citiesOf, findVenues, type VenueWishes, wishesToRelax } from '#app/listings/finder/venue-finder.ts';
import type { Picture } from '#platform/images/picture.ts';
import type { ListSlice } from '#platform/pagination.ts';
import { withoutUndefined } from '#platform/without-undefined.ts';
import type { Snapshot, SnapshotHotel } from './snapshot.server.ts';

/*
 * What the live queries answer, computed from a snapshot. Each function has the filters and the order of the query of
 * the same name; `live-and-snapshot.db.test.ts` holds the two together.
 */

export function brands(snapshot: Snapshot): Brand[] {
  return snapshot.brands;
}

export function brandBySlug(snapshot: Snapshot, slug: string): Brand | null {
  return snapshot.brands.find((brand) => brand.slug === slug) ?? null;
}

export function locations(snapshot: Snapshot): Location[] {
  return snapshot.locations;
}

export function locationBySlug(snapshot: Snapshot, slug: string): Location | null {
  return snapshot.locations.find((location) => location.slug === slug) ?? null;
}

export function listHotels(
  snapshot: Snapshot,
  { includeInactive = false, exclude = [], slugs, most }: HotelListOptions = {},
): HotelOption[] {
  return snapshot.hotels
    .filter((hotel) => includeInactive || hotel.isActive)
    .filter((hotel) => !exclude.includes(hotel.id) && !exclude.includes(hotel.property.slug))
    .filter((hotel) => !slugs || slugs.includes(hotel.property.slug))
    .slice(0, most)
    .map(toOption);
}

export function hotelById(snapshot: Snapshot, id: string): HotelOption | null {
  const hotel = withId(snapshot, id);
  return hotel ? toOption(hotel) : null;
}

/** Not cut where nothing says how many: what is skipped then is nothing. */
const cut = <T>(rows: T[], { skip = 0, most }: ListSlice) =>
  most === undefined ? rows : rows.slice(skip, skip + most);

export function hotelsWithDetails(
  snapshot: Snapshot,
  { brand, location, featured, locations, slugs, eachLocation, ...slice }: CardFilter = {},
): PropertyCard[] {
  if (brand !== undefined && !brandBySlug(snapshot, brand)) return [];
  if (location !== undefined && !locationBySlug(snapshot, location)) return [];
  const seen = new Map<string, number>();
  const isAmongFirst = (place: string, most: number) => {
    const before = seen.get(place) ?? 0;
    seen.set(place, before + 1);
    return before < most;
  };
  const fitting = snapshot.hotels
    .filter((hotel) => hotel.isActive)
    .filter(({ property }) => eachLocation === undefined || isAmongFirst(property.location, eachLocation))
    .filter(({ property }) => brand === undefined || property.brand === brand)
    .filter(({ property }) => location === undefined || property.location === location)
    .filter(({ property }) => featured === undefined || property.isFeatured === featured)
    .filter(({ property }) => !locations || locations.includes(property.location))
    .filter(({ property }) => !slugs || slugs.includes(property.slug));
  return cut(fitting, slice).map(toCard);
}

export function groupOutline(snapshot: Snapshot): GroupOutline {
  const cards = hotelsWithDetails(snapshot);
  const parts = new Map<string, OutlinePart>();
  for (const { brand, location, locationName } of cards) {
    const key = `${brand} ${location}`;
    const part = parts.get(key) ?? { brand, location, locationName, hotels: 0 };
    parts.set(key, { ...part, hotels: part.hotels + 1 });
  }
  return {
    parts: [...parts.values()],
    cities: citiesOf(venueSpaces(snapshot)),
    pictures: picturesOfBrands(cards),
  };
}

export function searchHotels(snapshot: Snapshot, text: string): PropertyCard[] {
  const wanted = text.toLowerCase();
  return snapshot.hotels
    .filter((hotel) => hotel.isActive)
    .filter(({ property }) =>
      [property.name, property.description].some((words) => words.toLowerCase().includes(wanted)),
    )
    .slice(0, mostSearchHits)
    .map(toCard);
}

export function searchSpaces(snapshot: Snapshot, text: string): SpaceHit[] {
  const wanted = text.toLowerCase();
  return snapshot.hotels
    .filter((hotel) => hotel.isActive)
    .flatMap(({ property }) =>
      property.spaces
        .filter(({ name }) => name.toLowerCase().includes(wanted))
        .map(({ id, name }) => ({ id, name, hotel: property.slug, hotelName: property.name })),
    )
    .slice(0, mostSearchHits);
}

export function findSpaces(snapshot: Snapshot, wishes: VenueWishes, slice: ListSlice): SpaceFinding {
  const spaces = venueSpaces(snapshot);
  const found = findVenues(wishes, spaces);
  const relax = found.length === 0 ? wishesToRelax(wishes, spaces) : [];
  return { found: cut(found, slice), total: found.length, relax };
}

export function ceremonyPlaces(
  snapshot: Snapshot,
  { ceremony, guests }: { ceremony: Ceremony; guests: number },
  slice: ListSlice,
): { places: CeremonyPlace[]; total: number } {
  const places = placesFor(ceremony, guests, venueSpaces(snapshot));
  return { places: cut(places, slice), total: places.length };
}

/** Every active space of every active hotel, without pictures. */
function venueSpaces(snapshot: Snapshot): VenueSpace[] {
  return snapshot.hotels
    .filter((hotel) => hotel.isActive)
    .flatMap(({ property: { slug, name, address, quickStats, spaces } }) =>
      spaces.map(({ image: _, ...space }) => ({
        space,
        hotel: { slug, name, city: address.city, rooms: quickStats.rooms ?? null },
      })),
    );
}

/** Not those of a hotel that is hidden. */
export function offers({ offers, hotels }: Snapshot): Offer[] {
  const active = new Set(hotels.filter((hotel) => hotel.isActive).map(({ property }) => property.slug));
  return offers.filter(({ hotel }) => hotel === undefined || active.has(hotel));
}

export function announcements(snapshot: Snapshot): Announcement[] {
  return snapshot.announcements;
}

/** Undefined where the snapshot knows no such address. */
export function hotelBySlug(snapshot: Snapshot, slug: string): HotelLookup | undefined {
  const hotel =
    snapshot.hotels.find(({ property }) => property.slug === slug) ??
    snapshot.hotels.find(({ property }) => property.aliases.includes(slug));
  return hotel && lookupOf(hotel, slug);
}

/** What an address is, given the hotel that it belongs to. */
export function lookupOf(hotel: SnapshotHotel, slug: string): HotelLookup {
  if (hotel.isClosed) return { kind: 'closed' };
  if (!hotel.isActive) return { kind: 'not-found' };
  const { property } = hotel;
  return property.slug === slug ? { kind: 'found', property } : { kind: 'alias', canonicalSlug: property.slug };
}

export function hotelMedia(snapshot: Snapshot, hotelId: string, type?: string): Picture[] {
  const media = withId(snapshot, hotelId)?.media ?? [];
  return media.filter((one) => type === undefined || one.type === type).map((one) => one.picture);
}

/** Undefined where the snapshot does not know the hotel. */
export function rooms(snapshot: Snapshot, hotelId: string): Room[] | undefined {
  return withId(snapshot, hotelId)?.property.rooms;
}

function withId(snapshot: Snapshot, id: string): SnapshotHotel | undefined {
  return snapshot.hotels.find((hotel) => hotel.id === id || hotel.property.slug === id);
}

function toOption({ id, isActive, property }: SnapshotHotel): HotelOption {
  return {
    id,
    slug: property.slug,
    name: property.name,
    city: property.address.city,
    state: property.address.state,
    isActive,
    isFeatured: property.isFeatured,
    sortOrder: property.sortOrder,
  };
}

function toCard({ property, brandName, locationName, media }: SnapshotHotel): PropertyCard {
  return {
    slug: property.slug,
    name: property.name,
    brand: property.brand,
    brandName,
    location: property.location,
    locationName: locationName || property.address.city || property.address.country,
    city: property.address.city,
    state: property.address.state,
    rating: property.rating,
    ...withoutUndefined({
      rooms: property.quickStats.rooms,
      eventCapacity: property.quickStats.eventCapacity,
      image: cardPicture(property.featuredImage, media),
    }),
  };
}
