import { paths } from '#app/paths.ts';
import { pictureAddress } from '#domain/picture-address.ts';
import type { Property } from '#domain/property.ts';

/** The hotel as schema.org knows it (part 2, section 2.3). */
export function hotelStructuredData(property: Property, origin: string): Record<string, unknown> {
  const { address, contact } = property;
  const { coordinates } = address;
  const picture = property.featuredImage ?? property.heroImages[0];
  return {
    '@context': 'https://schema.org',
    '@type': property.rooms.length > 0 ? 'Hotel' : 'EventVenue',
    name: property.name,
    description: property.description,
    url: origin + paths.hotel(property.slug),
    telephone: contact.phone,
    email: contact.email,
    address: {
      '@type': 'PostalAddress',
      streetAddress: address.street,
      addressLocality: address.city,
      addressRegion: address.state,
      postalCode: address.postalCode,
      addressCountry: 'IN',
    },
    ...(coordinates && { geo: { '@type': 'GeoCoordinates', latitude: coordinates.lat, longitude: coordinates.lng } }),
    hasMap: mapLink(property),
    starRating: { '@type': 'Rating', ratingValue: property.rating, bestRating: 5 },
    amenityFeature: property.amenities.map(({ name }) => ({
      '@type': 'LocationFeatureSpecification',
      name,
      value: true,
    })),
    ...(picture && { image: origin + pictureAddress(picture, { width: 1200, format: 'jpeg' }) }),
  };
}

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
