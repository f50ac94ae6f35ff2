import type {
  EventVenueLeaf,
  FoodEstablishmentLeaf,
  HotelLeaf,
  HotelRoomLeaf,
  MeetingRoomLeaf,
  MergeLeafTypes,
  PostalAddressLeaf,
  RestaurantLeaf,
  VideoObject,
} from 'schema-dts';
import type { Address, DiningVenue, EventSpace, Property, Room } from '#app/catalogue/property.ts';
import { listedRooms } from '#app/catalogue/room-list.ts';
import { largestCapacity } from '#app/catalogue/space-figures.ts';
import { formatInr } from '#app/language/money.ts';
import { paths } from '#app/paths.ts';
import { playsAsFile, type Video } from '#app/ui/video/video.ts';
import type { Picture } from '#platform/images/picture.ts';
import { pictureAddress } from '#platform/images/picture-sizes.ts';
import { hotelPicture, sharePicture } from './hotel-picture.ts';
import { mapLink } from './map-link.ts';
import { organizationId } from './organization.ts';
import { hotelDataTexts as texts } from './texts.ts';

/** A hotel with rooms. One without rooms is a venue for events that serves food. */
export type HotelThing = HotelLeaf | MergeLeafTypes<[EventVenueLeaf, FoodEstablishmentLeaf]>;

/** Returns the hotel in the vocabulary of schema.org. */
export function hotelThing(property: Property, origin: string): HotelThing {
  const { address, contact, quickStats, policies } = property;
  const { coordinates } = address;
  const url = origin + paths.hotel(property.slug);
  const capacity = largestEventCapacity(property);
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
function largestEventCapacity({ quickStats }: Property): number {
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

/** Returns the prices of a night that the page shows, such as "₹8,000–₹12,000"; undefined where it shows none. */
function priceRange({ rooms, plan }: Property): string | undefined {
  const shown = listedRooms(rooms, plan.fixedRooms).flatMap(({ price: { amount, note } }) =>
    amount === null || note ? [] : [amount],
  );
  if (shown.length === 0) return undefined;
  const [least, most] = [Math.min(...shown), Math.max(...shown)];
  return least === most ? formatInr(least) : `${formatInr(least)}–${formatInr(most)}`;
}

/** Returns the address of a hotel in the vocabulary of schema.org. */
function postalAddress({ street, city, state, postalCode }: Address): PostalAddressLeaf {
  return {
    '@type': 'PostalAddress',
    streetAddress: street,
    addressLocality: city,
    addressRegion: state,
    postalCode,
    addressCountry: 'IN',
  };
}

/** Returns the halls, lawns, dining venues and rooms of a hotel, each as a place of its own. */
function placesWithin(property: Property, origin: string) {
  const url = origin + paths.hotel(property.slug);
  return [
    ...property.spaces.map((space) => spaceThing(space, url, origin)),
    ...property.dining.map((venue) => diningThing(venue, property, origin)),
    ...listedRooms(property.rooms, property.plan.fixedRooms).map((room) => roomThing(room)),
  ];
}

const squareFoot = 'FTK';

function spaceThing(space: EventSpace, url: string, origin: string): MeetingRoomLeaf | EventVenueLeaf {
  const guests = largestCapacity(space.capacity);
  const facts = {
    name: space.name,
    description: space.description,
    url: `${url}#space-${space.id}`,
    ...(guests && { maximumAttendeeCapacity: guests }),
    ...image(space.image, origin),
  };
  if (space.type !== 'conference') return { '@type': 'EventVenue', ...facts };
  const { areaSqFt } = space;
  const floorSize = areaSqFt && ({ '@type': 'QuantitativeValue', value: areaSqFt, unitCode: squareFoot } as const);
  return { '@type': 'MeetingRoom', ...facts, ...(floorSize && { floorSize }) };
}

function image(own: Picture | undefined, origin: string) {
  return own && { image: origin + pictureAddress(own, { width: 1200, format: 'jpeg' }) };
}

function diningThing(venue: DiningVenue, { slug, address }: Property, origin: string): RestaurantLeaf {
  return {
    '@type': 'Restaurant',
    name: venue.name,
    description: venue.description,
    servesCuisine: venue.cuisine,
    url: origin + paths.hotelMenu(slug, venue.id),
    address: postalAddress(address),
    ...image(venue.image, origin),
  };
}

function roomThing(room: Room): HotelRoomLeaf {
  return {
    '@type': 'HotelRoom',
    name: room.name,
    description: room.description,
    occupancy: { '@type': 'QuantitativeValue', maxValue: room.maxOccupancy, unitText: texts.guests },
  };
}

/** The day on which our own clips were made. */
const clipsMadeOn = '2026-11-21';

/** The data of our own film of a hotel. A film at a video service has its data there. */
export function filmThing({ title, url, poster }: Video, about: string, origin: string): VideoObject[] {
  if (!playsAsFile(url) || !poster) return [];
  const address = (path: string) => (path.startsWith('/') ? origin + path : path);
  return [
    {
      '@type': 'VideoObject',
      name: title,
      description: texts.description(title, about),
      thumbnailUrl: origin + pictureAddress(poster, { width: 1200, format: 'jpeg' }),
      contentUrl: address(url),
      uploadDate: `${clipsMadeOn}T00:00:00+05:30`,
    },
  ];
}
