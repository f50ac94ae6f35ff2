import type { Property, Room } from './property.ts';

const hidden = ['family room', 'family suite'];

/** Names are compared without "Room": "Super Deluxe Room" and "Super Deluxe" are one name. */
function nameKey(name: string): string {
  return name.toLowerCase().replace(/ room$/, '');
}

/**
 * Returns the rooms that a page lists. Family room and family suite are left out, then the page's fixed rooms follow.
 * Each name appears once; a fixed room replaces the one with its name.
 */
export function listedRooms(rooms: Room[], fixedRooms: Property['plan']['fixedRooms']): Room[] {
  const fixedKeys = new Set(fixedRooms.map((room) => nameKey(room.name)));
  const shown = rooms.filter((room) => !hidden.includes(room.name.toLowerCase()) && !fixedKeys.has(nameKey(room.name)));
  return [...shown, ...fixedRooms];
}
