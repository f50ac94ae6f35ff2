import type { Property } from '#app/catalogue/property.ts';

type Place = Pick<Property, 'name' | 'address' | 'mapEmbedUrl'>;

function query({ name, address }: Place): string {
  const { street, city, state, postalCode } = address;
  return encodeURIComponent([name, street, city, state, postalCode].filter(Boolean).join(', '));
}

/**
 * Returns the link to the hotel on Google Maps, by its address, because our coordinates are those of its locality
 * only.
 */
export function mapLink(place: Place): string {
  return `https://www.google.com/maps/search/?api=1&query=${query(place)}`;
}

/** Returns the address of a map for a frame: the property's own if it has one. */
export function mapEmbed(place: Place): string {
  return place.mapEmbedUrl ?? `https://www.google.com/maps?q=${query(place)}&output=embed`;
}
