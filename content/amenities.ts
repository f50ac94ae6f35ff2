import type { Amenity } from '#app/catalogue/property.ts';

/** Properties choose from these sixteen amenities, four in each category. */
const known = {
  pool: { name: 'Swimming pool', description: 'An outdoor pool.', icon: 'waves', category: 'wellness' },
  spa: { name: 'Spa', description: 'Treatments by appointment.', icon: 'flower-2', category: 'wellness' },
  fitness: { name: 'Fitness room', description: 'Open to staying guests.', icon: 'dumbbell', category: 'wellness' },
  garden: { name: 'Garden', description: 'Lawns and paths for a quiet hour.', icon: 'trees', category: 'wellness' },
  restaurant: { name: 'Restaurant', description: 'Meals in the house.', icon: 'utensils', category: 'dining' },
  bar: { name: 'Bar', description: 'Cocktails and small plates.', icon: 'martini', category: 'dining' },
  'room-service': {
    name: 'Room service',
    description: 'Brought to the room.',
    icon: 'concierge-bell',
    category: 'dining',
  },
  'banquet-kitchen': {
    name: 'Banquet kitchen',
    description: 'Menus written for each event.',
    icon: 'chef-hat',
    category: 'dining',
  },
  'wi-fi': { name: 'Wi-Fi', description: 'Throughout the house.', icon: 'wifi', category: 'business' },
  conference: {
    name: 'Conference set-up',
    description: 'Seating, screen and lectern on request.',
    icon: 'presentation',
    category: 'business',
  },
  sound: {
    name: 'Stage and sound',
    description: 'Points for stage, light and sound.',
    icon: 'speaker',
    category: 'business',
  },
  concierge: { name: 'Concierge', description: 'At the desk day and night.', icon: 'bell', category: 'business' },
  lawn: { name: 'Event lawn', description: 'Open ground for ceremonies.', icon: 'tent-tree', category: 'recreation' },
  decor: {
    name: 'Décor',
    description: 'Flowers and drapes arranged by the house.',
    icon: 'sparkles',
    category: 'recreation',
  },
  photography: {
    name: 'Photography settings',
    description: 'Places for pictures before the wedding.',
    icon: 'camera',
    category: 'recreation',
  },
  parking: { name: 'Parking', description: 'For guests of the event.', icon: 'circle-parking', category: 'recreation' },
} as const satisfies Record<string, Omit<Amenity, 'id'>>;

type AmenityId = keyof typeof known;

/** Returns the amenities of those ids, in that order. */
export function amenitiesOf(...ids: AmenityId[]): Amenity[] {
  return ids.map((id) => ({ id, ...known[id] }));
}

export const allAmenities: Amenity[] = amenitiesOf(...(Object.keys(known) as AmenityId[]));
