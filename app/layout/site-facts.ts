import { paths } from '#app/paths.ts';
import { site } from '#content/site.ts';
import type { FooterFacts } from './footer.tsx';

/**
 * What the footer and the bottom bar say of the group; read on the server, sent with the page. A hotel that `names` does
 * not have is not shown.
 */
export function siteFacts(year: number, names: Map<string, string>): { footer: FooterFacts; whatsapp: string } {
  const { privacy, terms, cookies } = site.documents;
  return {
    whatsapp: site.whatsapp,
    footer: {
      name: site.name,
      street: site.headOffice.street,
      cityLine: `${site.headOffice.city} ${site.headOffice.postalCode}`,
      phone: site.headOffice.phone,
      email: site.headOffice.email,
      reservationsPhone: site.centralReservations.phone,
      salesBrands: [...site.salesBrands],
      hotelGroups: site.footerHotels.map(({ heading, slugs }) => ({
        heading,
        hotels: slugs.flatMap((slug) => ({ slug, name: names.get(slug) ?? '' })).filter(({ name }) => name !== ''),
      })),
      pages: [
        { label: 'Offers', to: paths.offers() },
        { label: 'Loyalty', to: paths.loyalty() },
        { label: 'Careers', to: paths.careers() },
        { label: 'Privacy Policy', to: privacy ?? paths.privacy() },
        { label: 'Terms of Service', to: terms ?? paths.terms() },
        { label: 'Cookie Policy', to: cookies ?? paths.cookies() },
        { label: 'Accessibility', to: paths.accessibility() },
        { label: 'Digital QR', to: paths.digitalQr(), newTab: true },
      ],
      year,
    },
  };
}
