import type { Announcement } from '#domain/announcement.ts';
import type { Brand } from '#domain/brand.ts';
import type { Location } from '#domain/location.ts';
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

/** What stands around every page: brands, places and the announcement above, the group's own lines below. */
export function layoutData({ brands, locations, hotels, announcement, year }: Reads): LayoutData {
  const navigation: Navigation = {
    brands: brands.map(({ slug, displayName }) => {
      const own = hotels.filter((hotel) => hotel.brand === slug);
      const places = inWords([...new Set(own.map((hotel) => hotel.locationName))]);
      const image = own.find((hotel) => hotel.image)?.image;
      return { slug, name: displayName, places, ...(image && { picture: image }) };
    }),
    locations: locations.map(({ slug, name }) => ({ slug, name })),
    announcement: announcement && {
      message: announcement.message,
      ...(announcement.link && { link: announcement.link }),
    },
  };
  return { navigation, ...siteFacts(year, new Map(hotels.map(({ slug, name }) => [slug, name]))) };
}
