import type { EventVenueLeaf, HotelRoomLeaf, MeetingRoomLeaf, RestaurantLeaf } from 'schema-dts';
import type { DiningVenue, EventSpace, Property, Room } from '#app/catalogue/property.ts';
import { listedRooms } from '#app/catalogue/room-list.ts';
import { mostGuests } from '#app/catalogue/space-figures.ts';
import { paths } from '#app/paths.ts';
import type { Picture } from '#platform/images/picture.ts';
import { pictureAddress } from '#platform/images/picture-address.ts';
import { postalAddress } from './postal-address.ts';
import { placesDataTexts as texts } from './texts.ts';

const squareFoot = 'FTK';

/** Returns the halls, lawns, dining venues and rooms of a hotel, each as a place of its own. */
export function placesWithin(property: Property, origin: string) {
  const url = origin + paths.hotel(property.slug);
  return [
    ...property.spaces.map((space) => spaceThing(space, url, origin)),
    ...property.dining.map((venue) => diningThing(venue, property, origin)),
    ...listedRooms(property.rooms, property.plan.fixedRooms).map((room) => roomThing(room)),
  ];
}

function image(own: Picture | undefined, origin: string) {
  return own && { image: origin + pictureAddress(own, { width: 1200, format: 'jpeg' }) };
}

function spaceThing(space: EventSpace, url: string, origin: string): MeetingRoomLeaf | EventVenueLeaf {
  const guests = mostGuests(space.capacity);
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
