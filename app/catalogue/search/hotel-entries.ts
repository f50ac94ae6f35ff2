import type { Editorial } from '#app/catalogue/editorial.ts';
import type { SnapshotHotel } from '#app/catalogue/fallback/snapshot.server.ts';
import { menuId } from '#app/catalogue/menu.ts';
import type { Property, SpaceType } from '#app/catalogue/property.ts';
import { readMenu } from '#app/catalogue/read-menu.ts';
import { townName } from '#app/language/town-name.ts';
import { paths } from '#app/paths.ts';
import type { SearchEntry } from './rank-entries.ts';

/** What a visitor may call a kind of space. */
const spaceWords: Record<SpaceType, string> = {
  banquet: 'banquet hall indoors',
  conference: 'conference hall meeting room indoors',
  wedding: 'wedding venue',
  outdoor: 'lawn garden outdoors open air',
  restaurant: 'restaurant',
  bar: 'bar',
  pool: 'pool poolside outdoors',
  spa: 'spa',
  gym: 'gym',
  other: '',
};

const joined = (...texts: (string | undefined)[]) => texts.filter(Boolean).join(' ');

/** Returns the entries of a hotel: itself, its halls and lawns, and its dining venues. */
export function entriesOfHotel(
  { property, brandName, locationName }: SnapshotHotel,
  editorial: Editorial,
): SearchEntry[] {
  const { slug, name, address } = property;
  const where = joined(name, address.city, locationName);
  return [
    hotelEntry(property, brandName, locationName),
    ...property.spaces.map(
      (space): SearchEntry => ({
        kind: 'space',
        to: paths.space(slug, space.id),
        name: space.name,
        note: name,
        texts: [
          [10, space.name],
          [8, where],
          [7, spaceWords[space.type]],
          [4, joined(...space.eventTypes)],
          [2, joined(...space.features)],
        ],
      }),
    ),
    ...property.dining.map((venue): SearchEntry => {
      const menu = editorial.texts.find(({ part, id }) => part === 'menu' && id === menuId(slug, venue.id));
      const dishes = menu
        ? readMenu(menu.text).courses.flatMap((course) => course.dishes.map((dish) => dish.name))
        : [];
      return {
        kind: 'dining',
        to: menu ? paths.hotelMenu(slug, venue.id) : `${paths.hotel(slug)}#dining`,
        name: venue.name,
        note: name,
        texts: [
          [10, venue.name],
          [7, joined(venue.cuisine, ...venue.specialties)],
          [6, dishes.join(' ')],
          [8, where],
        ],
      };
    }),
  ];
}

function hotelEntry(property: Property, brandName: string, locationName: string): SearchEntry {
  const { slug, name, address, aliases, amenities, features, services, experiences, transportation } = property;
  const { services: kitchen = [], specialties = [], packageTypes = [] } = property.catering ?? {};
  return {
    kind: 'hotel',
    to: paths.hotel(slug),
    name,
    note: townName(address.city),
    texts: [
      [10, joined(name, ...aliases)],
      [9, address.city],
      [9, locationName],
      [8, joined(...amenities.map((amenity) => amenity.name))],
      [6, joined(brandName, ...features, ...services, ...kitchen, ...specialties, ...packageTypes)],
      [5, joined(address.street, address.state, ...experiences.map(({ title }) => title))],
      [4, joined(...property.nearbyAttractions, ...Object.values(transportation))],
      [3, joined(...experiences.map(({ subtitle, description }) => joined(subtitle, description)))],
      [2, joined(property.description, ...property.plan.about)],
    ],
  };
}
