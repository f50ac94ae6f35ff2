import { paths } from '#app/paths.ts';
import { site } from '#content/site.ts';
import type { FooterFacts } from './footer.tsx';
import { siteFactsTexts as texts } from './texts.ts';

/** Slugs of the hotels that the footer names. */
export const footerHotels = site.footerHotels.flatMap(({ slugs }) => slugs);

/**
 * The group's facts in the footer and the bottom bar, which the server sends with the page. A hotel that `names` does not
 * have is not shown.
 */
export function siteFacts(year: number, names: Map<string, string>): { footer: FooterFacts; whatsapp: string } {
  const { name, headOffice, documents } = site;
  const { privacy, terms, cookies } = documents;
  const place = encodeURIComponent(`${name}, ${headOffice.street}, ${headOffice.city} ${headOffice.postalCode}`);
  return {
    whatsapp: site.whatsapp,
    footer: {
      name,
      street: headOffice.street,
      cityLine: `${headOffice.city} ${headOffice.postalCode}`,
      phone: headOffice.phone,
      email: headOffice.email,
      reservationsPhone: site.centralReservations.phone,
      salesBrands: [...site.salesBrands],
      hotelGroups: site.footerHotels.map(({ heading, slugs }) => ({
        heading,
        hotels: slugs.flatMap((slug) => ({ slug, name: names.get(slug) ?? '' })).filter(({ name }) => name !== ''),
      })),
      map: {
        frame: `https://www.google.com/maps?q=${place}&output=embed`,
        page: `https://www.google.com/maps/search/?api=1&query=${place}`,
      },
      pages: [
        { label: texts.offers, to: paths.offers() },
        { label: texts.loyalty, to: paths.loyalty() },
        { label: texts.careers, to: paths.careers() },
        { label: texts.privacy, to: privacy ?? paths.privacy() },
        { label: texts.terms, to: terms ?? paths.terms() },
        { label: texts.cookies, to: cookies ?? paths.cookies() },
        { label: texts.accessibility, to: paths.accessibility() },
        { label: texts.digitalQr, to: paths.digitalQr(), newTab: true },
      ],
      year,
    },
  };
}
