import type { Property } from '#app/catalogue/property.ts';
import { listedRooms } from '#app/catalogue/room-list.ts';
import type { Catalogue } from '#app/catalogue/server/catalogue.server.ts';
import type { RoomHotel } from './requests.server.ts';

/** The hotel whose rooms can be requested, or the status to answer with; an alias gives its canonical slug. */
export type RoomHotelLookup =
  | { hotel: RoomHotel; property: Property }
  | { status: 404 | 410 | 503 }
  | { canonicalSlug: string };

export async function findRoomHotel(catalogue: Catalogue, slug: string): Promise<RoomHotelLookup> {
  const { value } = await catalogue.hotelBySlug(slug);
  switch (value.kind) {
    case 'alias':
      return { canonicalSlug: value.canonicalSlug };
    case 'closed':
      return { status: 410 };
    case 'unavailable':
      return { status: 503 };
    case 'not-found':
      return { status: 404 };
    case 'found': {
      const { property } = value;
      const listed = listedRooms(property.rooms, property.plan.fixedRooms);
      const roomTypes = [...new Set(listed.map(({ name }) => name))];
      // A banquet hall has no rooms.
      if (roomTypes.length === 0) return { status: 404 };
      const { name, address } = property;
      return { hotel: { slug: property.slug, name, city: address.city, state: address.state, roomTypes }, property };
    }
  }
}
