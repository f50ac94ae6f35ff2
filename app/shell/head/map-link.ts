import type { Property } from '#app/catalogue/property.ts';

type Place = Pick<Property, 'name' | 'address' | 'mapEmbedUrl'>;

function query({ name, address }: Place): string {
  const { street, city, state, postalCode } = address;
  return encodeURIComponent([name, street, city, state, postalCode].filter(Boolean).join(', '));
}

/** Google Maps by address: the coordinates are those of the locality only. */
export function mapLink(place: Place): string {
  return `https://www.google.com/maps/search/?api=1&query=${query(place)}`;
}

/** The map that a page can hold; the property's own where it has one. */
export function mapEmbed(place: Place): string {
  return place.mapEmbedUrl ?? `https://www.google.com/maps?q=${query(place)}&output=embed`;
}
