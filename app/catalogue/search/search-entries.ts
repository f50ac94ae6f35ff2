import type { Brand } from '#app/catalogue/brand.ts';
import type { Editorial } from '#app/catalogue/editorial.ts';
import type { Location } from '#app/catalogue/location.ts';
import { menuId, readMenu } from '#app/catalogue/menu.ts';
import type { Property, SpaceType } from '#app/catalogue/property.ts';
import type { WholeHotel } from '#app/catalogue/server/catalogue-content.server.ts';
import { searchTexts } from '#app/catalogue/texts.ts';
import { townName } from '#app/language/town-name.ts';
import { paths } from '#app/paths.ts';
import { careerPositions } from '#content/career-positions.ts';
import { weddings } from '#content/weddings.ts';
import type { SearchEntry } from './rank-entries.ts';
import { sitePageName } from './site-page-name.ts';

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

const entryOf = (
  kind: SearchEntry['kind'],
  to: string,
  { name, note }: Pick<SearchEntry, 'name' | 'note'>,
  ...texts: SearchEntry['texts']
): SearchEntry => ({ kind, to, name, note, texts });

export function entriesOfHotel({ property, brandName, locationName }: WholeHotel, editorial: Editorial): SearchEntry[] {
  const { slug, name: note, address } = property;
  const where = joined(note, address.city, locationName);
  return [
    hotelEntry(property, brandName, locationName),
    ...property.spaces.map(({ id, name, type, eventTypes, features }) =>
      entryOf(
        'space',
        paths.space(slug, id),
        { name, note },
        [10, name],
        [8, where],
        [7, spaceWords[type]],
        [4, joined(...eventTypes)],
        [2, joined(...features)],
      ),
    ),
    ...property.dining.map(({ id, name, cuisine, specialties }) => {
      const menu = editorial.texts.find((text) => text.part === 'menu' && text.id === menuId(slug, id));
      const courses = menu ? readMenu(menu.text).courses : [];
      const dishes = courses.flatMap((course) => course.dishes.map((dish) => dish.name));
      return entryOf(
        'dining',
        menu ? paths.hotelMenu(slug, id) : `${paths.hotel(slug)}#dining`,
        { name, note },
        [10, name],
        [7, joined(cuisine, ...specialties)],
        [6, dishes.join(' ')],
        [8, where],
      );
    }),
  ];
}

function hotelEntry(property: Property, brandName: string, locationName: string): SearchEntry {
  const { slug, name, address, aliases, amenities, features, services, experiences, transportation } = property;
  const { services: kitchen = [], specialties = [], packageTypes = [] } = property.catering ?? {};
  return entryOf(
    'hotel',
    paths.hotel(slug),
    { name, note: townName(address.city) },
    [10, name],
    // An earlier name counts less than the present one of another house.
    [9, joined(...aliases)],
    [9, address.city],
    [9, locationName],
    [8, joined(...amenities.map((amenity) => amenity.name))],
    [6, joined(brandName, ...features, ...services, ...kitchen, ...specialties, ...packageTypes)],
    [5, joined(address.street, address.postalCode, address.state, ...experiences.map(({ title }) => title))],
    [4, joined(...property.nearbyAttractions, ...Object.values(transportation))],
    [3, joined(...experiences.map(({ subtitle, description }) => joined(subtitle, description)))],
    [2, joined(property.description, ...property.plan.about)],
  );
}

export function entriesOfGroup(brands: readonly Brand[], locations: readonly Location[]): SearchEntry[] {
  return [
    ...locations.map(({ slug, name, state }) =>
      entryOf('place', paths.location(slug), { name, note: searchTexts.there }, [9, name], [3, state]),
    ),
    ...brands.map(({ slug, name, displayName, description }) => {
      const shown = { name: displayName, note: searchTexts.allHouses };
      // The group's own name leads to its houses first.
      const weight = slug === 'tivoli' ? 8 : 11;
      return entryOf('brand', paths.brand(slug), shown, [weight, `${name} ${displayName}`], [2, description]);
    }),
    ...weddings.groups.map(({ id, heading, text }) => {
      const shown = { name: heading, note: searchTexts.weddings };
      return entryOf('page', `${paths.weddings()}#${id}-heading`, shown, [10, heading], [2, text]);
    }),
    // A search in Hindi finds a page by its English name, too.
    ...sitePages.map(({ to, name, words }) =>
      entryOf('page', to, { name: sitePageName(name) }, [11, sitePageName(name)], [11, name], [9, words]),
    ),
  ];
}

/** The pages that a search finds, with the words that visitors may use for them. */
const sitePages: { to: string; name: string; words: string }[] = [
  { to: paths.weddings(), name: 'Weddings', words: 'wedding ceremonies films planner' },
  { to: paths.offers(), name: 'Offers', words: 'offer discount deal package' },
  { to: paths.loyalty(), name: 'Loyalty', words: 'membership programme points' },
  { to: paths.enquire(), name: 'Enquire', words: 'enquiry booking book quote price availability' },
  { to: paths.contact(), name: 'Contact', words: 'phone email address write call' },
  {
    to: paths.careers(),
    name: 'Careers',
    words: `job jobs work vacancy apply cv resume salary internship intern trainee interview walk hr waiter ${careerPositions.join(' ')}`,
  },
  { to: paths.ourStory(), name: 'Our Story', words: 'history about family founder 1931 1988' },
  { to: paths.people(), name: 'People', words: 'leadership directors management team' },
  {
    to: paths.pressCoverage(),
    name: 'Press Coverage',
    words: 'press media news articles journalist interview contact enquiry',
  },
  { to: paths.sustainability(), name: 'Sustainability', words: 'esg environment solar water electric vehicles' },
  { to: paths.tivoliNet(), name: 'Tivoli Net', words: 'regional sales offices north south east west' },
  { to: paths.compare(), name: 'Compare venues', words: 'comparison side by side' },
  { to: paths.serviceDirectory(), name: 'Service Directory', words: 'services of the house' },
  { to: paths.inRoomDining(), name: 'In-Room Dining', words: 'room service menu ird' },
  { to: paths.digitalQr(), name: 'Digital Experience', words: 'qr codes doll house fact sheet' },
  { to: paths.privacy(), name: 'Privacy Policy', words: 'data protection dpdp withdraw consent delete' },
  { to: paths.terms(), name: 'Terms of Service', words: 'conditions cancellation' },
  { to: paths.cookies(), name: 'Cookie Policy', words: 'cookie' },
  { to: paths.accessibility(), name: 'Accessibility', words: 'wheelchair barrier free wcag' },
];
