import type { Brand } from '#app/catalogue/brand.ts';
import type { Announcement } from '#app/catalogue/editorial.ts';
import type { GroupOutline } from '#app/catalogue/group-outline.ts';
import type { Location } from '#app/catalogue/location.ts';
import type { PropertyCard } from '#app/catalogue/property.ts';
import { sitePageName } from '#app/catalogue/search/site-page-name.ts';
import { listInWords } from '#app/language/list-in-words.ts';
import { paths } from '#app/paths.ts';
import { unblurred } from '#app/ui/pictures/unblurred.ts';
import { emblemOf } from '#content/pictures/brand-emblems.ts';
import { site } from '#content/site.ts';
import { lookUp } from '#platform/look-up.ts';
import { memoizePerList } from '#platform/memoize-per-list.ts';
import { pageNamesTexts as names } from './head/texts.ts';
import type { MainPage } from './menu-pages.tsx';
import { footerTexts as texts } from './texts.ts';

export type LayoutData = ReturnType<typeof layoutData>;
export type Navigation = LayoutData['navigation'];

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

/** Returns the data of header, menus, footer and bottom bar, which are around every page. */
export function layoutData({ brands, locations, outline, footerHotels, announcement, year }: Reads) {
  const places = readPlaces(outline);
  return {
    navigation: {
      brands: brands.map(({ slug, displayName }) => {
        const image = emblemOf(slug) ?? lookUp(outline.pictures, slug);
        return { slug, name: displayName, places: places.get(slug) ?? '', ...(image && { picture: unblurred(image) }) };
      }),
      locations: locations.map(({ slug, name }) => ({ slug, name })),
      announcement: announcement && {
        message: announcement.message,
        ...(announcement.link && { link: announcement.link }),
        ...(announcement.isSample && { isSample: true as const }),
      },
    },
    whatsapp: site.whatsapp,
    footer: footerFacts(year, new Map(footerHotels.map(({ slug, name }) => [slug, name]))),
  };
}

/** Returns the places of each brand, for the menus. The outline is the same object until the catalogue changes. */
const readPlaces = memoizePerList(({ parts }: GroupOutline) => {
  const places = new Map<string, Set<string>>();
  for (const { brand, locationName } of parts) places.set(brand, (places.get(brand) ?? new Set()).add(locationName));
  return new Map([...places].map(([brand, names]) => [brand, listInWords([...names])]));
});

/** Slugs of the hotels that the footer names. */
export const footerHotels = site.footerHotels.flatMap(({ slugs }) => slugs);

/** Returns the group's own facts in the footer. A hotel that `hotelNames` does not have is not shown. */
function footerFacts(year: number, hotelNames: Map<string, string>) {
  const { name, headOffice, documents } = site;
  const cityLine = `${headOffice.city} ${headOffice.postalCode}`;
  const pages: MainPage[] = [
    { label: names.offers, to: paths.offers() },
    { label: names.loyalty, to: paths.loyalty() },
    { label: names.careers, to: paths.careers() },
    { label: names.press, to: paths.pressCoverage() },
    { label: sitePageName('Contact'), to: paths.contact() },
    { label: texts.privacy, to: documents.privacy ?? paths.privacy() },
    { label: texts.terms, to: documents.terms ?? paths.terms() },
    { label: texts.cookies, to: documents.cookies ?? paths.cookies() },
    { label: texts.accessibility, to: paths.accessibility() },
    { label: texts.digitalQr, to: paths.digitalQr(), newTab: true },
  ];
  return {
    name,
    street: headOffice.street,
    cityLine,
    phone: headOffice.phone,
    email: headOffice.email,
    reservationsPhone: site.centralReservations.phone,
    /** Slugs of the brands under "Sales & reservations", in their order. */
    salesBrands: [...site.salesBrands],
    hotelGroups: site.footerHotels.map(({ heading, slugs }) => ({
      heading,
      hotels: slugs.flatMap((slug) => ({ slug, name: hotelNames.get(slug) ?? '' })).filter(({ name }) => name !== ''),
    })),
    map: mapOf(headOffice),
    pages,
    year,
  };
}

/** Returns the addresses of Google's map of the head office: for a frame, and as a page. */
export function mapOf({ street, city, postalCode }: typeof site.headOffice) {
  const place = encodeURIComponent(`${site.name}, ${street}, ${city} ${postalCode}`);
  return {
    frame: `https://www.google.com/maps?q=${place}&output=embed`,
    page: `https://www.google.com/maps/search/?api=1&query=${place}`,
  };
}
