import { capacityInWords } from '#app/catalogue/capacity-in-words.ts';
import type { Capacity, Property, Room } from '#app/catalogue/property.ts';
import { areaInWords } from '#app/language/area.ts';
import { townName } from '#app/language/town-name.ts';

/* Towns, capacities and areas are stored in English only. Loaders say them as pages do, so that no script needs the words. */

export function withTown<Hotel extends { city: string }>(hotel: Hotel): Hotel {
  return { ...hotel, city: townName(hotel.city) };
}

/** The space with its capacity and its area in the words of the page. */
export function withFigures<Space extends { capacity: Capacity; area?: string }>(space: Space): Space {
  const { capacity, area } = space;
  return {
    ...space,
    capacity: typeof capacity === 'string' ? capacityInWords(capacity) : capacity,
    ...(area && { area: areaInWords(area) }),
  };
}

const withSize = (room: Room): Room => (room.size ? { ...room, size: areaInWords(room.size) } : room);

export function inPageLanguage(property: Property): Property {
  const { address, policies, quickStats, spaces, rooms, plan } = property;
  const { eventCapacity } = quickStats;
  return {
    ...property,
    address: withTown(address),
    quickStats: { ...quickStats, ...(eventCapacity && { eventCapacity: capacityInWords(eventCapacity) }) },
    rooms: rooms.map(withSize),
    spaces: spaces.map(withFigures),
    plan: { ...plan, fixedRooms: plan.fixedRooms.map(withSize) },
    policies: {
      ...policies,
      ...(policies.capacity && { capacity: capacityInWords(policies.capacity) }),
      ...(policies.parking && { parking: capacityInWords(policies.parking) }),
    },
  };
}
