import { emblemOf } from '#content/pictures/brand-emblems.ts';
import type { Announcement } from '#domain/announcement.ts';
import type { Brand } from '#domain/brand.ts';
import type { Location } from '#domain/location.ts';
import { onceForEach } from '#domain/once-for-each.ts';
import type { PropertyCard } from '#domain/property.ts';
import type { FooterFacts } from './footer.tsx';
import type { Navigation } from './navigation.ts';
import { siteFacts } from './site-facts.ts';

export interface LayoutData {
  navigation: Navigation;
  footer: FooterFacts;
  /** Digits of the group's WhatsApp number. */
  whatsapp: string;
}

interface Reads {
  brands: Brand[];
  locations: Location[];
  hotels: PropertyCard[];
  announcement: Announcement | null;
  /** e.g. 2027, for the copyright line. */
  year: number;
}

/** "Delhi, Noida and Palwal" */
function inWords(names: string[]) {
  return new Intl.ListFormat('en-GB', { type: 'conjunction' }).format(names);
}

/** What the menus and the footer say of the hotels; the same list is given until the catalogue changes. */
const readHotels = onceForEach((hotels: PropertyCard[]) => ({
  ofBrand: onceForEach(({ slug }: Brand) => {
    const own = hotels.filter((hotel) => hotel.brand === slug);
    return {
      places: inWords([...new Set(own.map((hotel) => hotel.locationName))]),
      image: emblemOf(slug) ?? own.find((hotel) => hotel.image)?.image,
    };
  }),
  names: new Map(hotels.map(({ slug, name }) => [slug, name])),
}));

/** What stands around every page: brands, places and the announcement above, the group's own lines below. */
export function layoutData({ brands, locations, hotels, announcement, year }: Reads): LayoutData {
  const { ofBrand, names } = readHotels(hotels);
  const navigation: Navigation = {
    brands: brands.map((brand) => {
      const { places, image } = ofBrand(brand);
      return { slug: brand.slug, name: brand.displayName, places, ...(image && { picture: image }) };
    }),
    locations: locations.map(({ slug, name }) => ({ slug, name })),
    announcement: announcement && {
      message: announcement.message,
      ...(announcement.link && { link: announcement.link }),
    },
  };
  return { navigation, ...siteFacts(year, names) };
}
