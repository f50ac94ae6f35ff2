import type { PropertyCard } from '#app/catalogue/property.ts';

export interface LocationsFilter {
  /** Brand slug; absent: all brands. */
  brand?: string | undefined;
  /** Location slug, or any text in the address; absent: all locations. */
  location?: string | undefined;
}

const plain = (text: string) => text.trim().toLowerCase().replaceAll('-', ' ');

/** Whether a typed text is one of these names, however it is written. */
export function isNamed(typed: string | undefined, names: string[]): boolean {
  return typed !== undefined && names.some((name) => plain(name) === plain(typed));
}

function eitherContains(one: string, other: string): boolean {
  const [a, b] = [plain(one), plain(other)];
  return a.includes(b) || b.includes(a);
}

/** Whether a text names a place; the name of a place may be in Hindi, its slug is not. */
export function isPlaceNamed(text: string, place: Pick<PropertyCard, 'location' | 'locationName'>): boolean {
  return eitherContains(text, place.locationName) || eitherContains(text, place.location);
}

/** Returns the hotels of a brand and of a place; a place matches by name, so that "Noida" also finds Greater Noida. */
export function filterHotels(hotels: PropertyCard[], { brand, location }: LocationsFilter): PropertyCard[] {
  return hotels.filter((hotel) => (!brand || hotel.brand === brand) && (!location || isPlaceNamed(location, hotel)));
}
