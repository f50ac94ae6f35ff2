import type { Property } from '#app/catalogue/property.ts';
import { listedRooms } from '#app/catalogue/room-list.ts';
import { paths } from '#app/paths.ts';
import { pageHead } from '#app/shell/head/page-meta.ts';
import { hotelRouteTexts as texts } from './texts.ts';

/** Makes the head of a property's page. Its title says "hotel" or "venue", unless staff have written another one. */
export function hotelHead(property: Property, origin: string) {
  const { name, slug, address, rooms, plan, metaTitle, metaDescription, description } = property;
  // Staff may not have described the rooms of a house that they have just added.
  const isHotel = plan.kind === 'generic' || listedRooms(rooms, plan.fixedRooms).length > 0;
  const usualTitle = isHotel ? texts.hotelIn : texts.venueIn;
  return pageHead({
    title: metaTitle || usualTitle(name, address.city),
    description: metaDescription || description,
    origin,
    canonical: paths.hotel(slug),
  });
}
