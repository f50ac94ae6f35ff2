import { formatInr } from '#app/language/money.ts';
import type { Price, Property, Room } from './property.ts';
import { roomPriceTexts, roomListTexts as texts } from './texts.ts';

const hiddenRooms = ['family room', 'family suite'];

/** Names are compared without "Room": "Super Deluxe Room" and "Super Deluxe" are one name. */
function nameKey(name: string): string {
  return name.toLowerCase().replace(/ room$/, '');
}

/** Whether a room is given to the guests of an event, and cannot be asked for by itself. */
export function comesWithEvent({ price }: Pick<Room, 'price'>): boolean {
  return texts.isComplimentary(price.note ?? '');
}

export function sellsRooms({ rooms, plan }: Pick<Property, 'rooms' | 'plan'>): boolean {
  return listedRooms(rooms, plan.fixedRooms).some((room) => !comesWithEvent(room));
}

/**
 * Returns the rooms that a page lists. Family room and family suite are left out, then the page's fixed rooms follow.
 * Each name appears once; a fixed room replaces the one with its name.
 */
export function listedRooms(rooms: Room[], fixedRooms: Property['plan']['fixedRooms']): Room[] {
  const fixedKeys = new Set(fixedRooms.map((room) => nameKey(room.name)));
  const shown = rooms.filter(
    (room) => !hiddenRooms.includes(room.name.toLowerCase()) && !fixedKeys.has(nameKey(room.name)),
  );
  return [...shown, ...fixedRooms];
}

/** Returns a room as pages send it: without the amount for which its price's note stands. */
export function withShownPrice<T extends Pick<Room, 'price'>>(room: T): T {
  return room.price.note ? { ...room, price: { ...room.price, amount: null } } : room;
}

/** Returns the text of a room's price: its note if it has one, else "From ₹25,000", else "Contact for rates". */
export function priceText(price: Price): string {
  if (price.note) return price.note;
  return price.amount === null ? roomPriceTexts.contactForRates : roomPriceTexts.from(formatInr(price.amount));
}
