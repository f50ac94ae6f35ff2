import type { Property } from '#app/catalogue/property.ts';
import { listedRooms } from '#app/catalogue/room-list.ts';
import { paths } from '#app/paths.ts';
import { pageHead } from '#app/shell/head/page-meta.ts';
import { hotelRouteTexts as texts } from './texts.ts';

/** The head of a hotel's page. Staff may write its title and description at the desk; a venue without rooms is no hotel. */
export function hotelHead(property: Property, origin: string) {
  const { name, slug, address, rooms, plan, metaTitle, metaDescription, description } = property;
  const isHotel = plan.family === 'Hotel' || listedRooms(rooms, plan.fixedRooms).length > 0;
  const titled = isHotel ? texts.hotelIn : texts.venueIn;
  return pageHead({
    title: metaTitle || titled(name, address.city),
    description: metaDescription || description,
    origin,
    canonical: paths.hotel(slug),
  });
}
