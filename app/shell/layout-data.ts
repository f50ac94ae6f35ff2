import type { Brand } from '#app/catalogue/brand.ts';
import type { Announcement } from '#app/catalogue/editorial.ts';
import type { GroupOutline } from '#app/catalogue/group-outline.ts';
import type { Location } from '#app/catalogue/location.ts';
import type { PropertyCard } from '#app/catalogue/property.ts';
import { listInWords } from '#app/language/list-in-words.ts';
import type { Navigation } from '#app/shell/header/navigation.ts';
import { unblurred } from '#app/ui/pictures/unblurred.ts';
import { emblemOf } from '#content/pictures/brand-emblems.ts';
import { lookUp } from '#platform/look-up.ts';
import { memoizePerList } from '#platform/memoize-per-list.ts';
import type { FooterFacts } from './footer.tsx';
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
  outline: GroupOutline;
  /** The hotels that the footer names. */
  footerHotels: Pick<PropertyCard, 'slug' | 'name'>[];
  announcement: Announcement | null;
  /** The year for the copyright line, such as 2027. */
  year: number;
}

/** Returns the places of each brand, for the menus. The outline is the same object until the catalogue changes. */
const readPlaces = memoizePerList(({ parts }: GroupOutline) => {
  const places = new Map<string, Set<string>>();
  for (const { brand, locationName } of parts) places.set(brand, (places.get(brand) ?? new Set()).add(locationName));
  return new Map([...places].map(([brand, names]) => [brand, listInWords([...names])]));
});

/** Loads the data of header, menus and footer, which are around every page. */
export function layoutData({ brands, locations, outline, footerHotels, announcement, year }: Reads): LayoutData {
  const places = readPlaces(outline);
  const navigation: Navigation = {
    brands: brands.map(({ slug, displayName }) => {
      const image = emblemOf(slug) ?? lookUp(outline.pictures, slug);
      return { slug, name: displayName, places: places.get(slug) ?? '', ...(image && { picture: unblurred(image) }) };
    }),
    locations: locations.map(({ slug, name }) => ({ slug, name })),
    announcement: announcement && {
      message: announcement.message,
      ...(announcement.link && { link: announcement.link }),
      ...(announcement.isSample && { isSample: true }),
    },
  };
  const names = new Map(footerHotels.map(({ slug, name }) => [slug, name]));
  return { navigation, ...siteFacts(year, names) };
}
