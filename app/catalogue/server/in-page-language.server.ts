import { capacityInWords } from '#app/catalogue/capacity-in-words.ts';
import type { Capacity, Property } from '#app/catalogue/property.ts';
import { townName } from '#app/language/town-name.ts';

/* Towns and capacities are stored in English only. Loaders translate them, so that no script needs the words. */

export function withTown<Hotel extends { city: string }>(hotel: Hotel): Hotel {
  return { ...hotel, city: townName(hotel.city) };
}

export function withCapacity<Space extends { capacity: Capacity }>(space: Space): Space {
  const { capacity } = space;
  return typeof capacity === 'string' ? { ...space, capacity: capacityInWords(capacity) } : space;
}

export function inPageLanguage(property: Property): Property {
  const { address, policies, quickStats, spaces } = property;
  const { eventCapacity } = quickStats;
  return {
    ...property,
    address: withTown(address),
    quickStats: { ...quickStats, ...(eventCapacity && { eventCapacity: capacityInWords(eventCapacity) }) },
    spaces: spaces.map(withCapacity),
    policies: {
      ...policies,
      ...(policies.capacity && { capacity: capacityInWords(policies.capacity) }),
      ...(policies.parking && { parking: capacityInWords(policies.parking) }),
    },
  };
}
