import type { EventVenueLeaf, FoodEstablishmentLeaf, HotelLeaf, MergeLeafTypes } from 'schema-dts';
import type { Property } from '#app/catalogue/property.ts';
import { listedRooms } from '#app/catalogue/room-list.ts';
import { paths } from '#app/paths.ts';
import { hotelPicture } from './hotel-picture.ts';
import { mapLink } from './map-link.ts';
import { organizationId } from './organization.ts';
import { placesWithin } from './places-data.ts';
import { postalAddress } from './postal-address.ts';
import { priceRange } from './price-range.ts';
import { sharePicture } from './share-picture.ts';

/** A hotel with rooms. One without rooms is a venue for events that serves food. */
export type HotelThing = HotelLeaf | MergeLeafTypes<[EventVenueLeaf, FoodEstablishmentLeaf]>;

/** Returns the hotel in the vocabulary of schema.org. */
export function hotelThing(property: Property, origin: string): HotelThing {
  const { address, contact, quickStats, policies } = property;
  const { coordinates } = address;
  const url = origin + paths.hotel(property.slug);
  const capacity = mostOf(property);
  const prices = priceRange(property);
  const facts = {
    '@id': `${url}#house`,
    name: property.name,
    description: property.description,
    url,
    telephone: contact.phone,
    email: contact.email,
    address: postalAddress(address),
    ...(coordinates && {
      geo: { '@type': 'GeoCoordinates', latitude: coordinates.lat, longitude: coordinates.lng } as const,
    }),
    hasMap: mapLink(property),
    starRating: { '@type': 'Rating', ratingValue: property.rating, bestRating: 5 },
    amenityFeature: property.amenities.map(
      ({ name }) => ({ '@type': 'LocationFeatureSpecification', name, value: true }) as const,
    ),
    image: sharePicture(hotelPicture(property), origin),
    parentOrganization: { '@id': organizationId(origin) },
    currenciesAccepted: 'INR',
    ...(prices && { priceRange: prices }),
    ...(capacity > 0 && { maximumAttendeeCapacity: capacity }),
    containsPlace: placesWithin(property, origin),
  } as const;
  if (listedRooms(property.rooms, property.plan.fixedRooms).length === 0) {
    return { '@type': ['EventVenue', 'FoodEstablishment'], ...facts };
  }
  return {
    '@type': 'Hotel',
    ...facts,
    ...(quickStats.rooms && { numberOfRooms: quickStats.rooms }),
    ...timeOf('checkinTime', policies.checkIn),
    ...timeOf('checkoutTime', policies.checkOut),
  };
}

/** Returns the largest number in the hotel's event capacity; 0 if it has none. */
function mostOf({ quickStats }: Property): number {
  const figures = quickStats.eventCapacity?.replaceAll(',', '').match(/\d+/g) ?? [];
  return Math.max(0, ...figures.map(Number));
}

/** "2:00 PM" becomes "14:00:00". A text without a time gives no field. */
function timeOf<Name extends string>(name: Name, words: string): { [key in Name]?: string } {
  const [, hour, minute = '00', half] = /^(\d{1,2})(?::(\d{2}))? ?(AM|PM)\b/i.exec(words) ?? [];
  if (!hour || !half) return {};
  const hours = (Number(hour) % 12) + (half.toUpperCase() === 'PM' ? 12 : 0);
  return { [name]: `${String(hours).padStart(2, '0')}:${minute}:00` } as { [key in Name]?: string };
}
