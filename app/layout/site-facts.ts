import { site } from '#content/site.ts';
import type { FooterFacts } from './footer.tsx';

/** What the footer and the bottom bar say of the group; read on the server, sent with the page. */
export function siteFacts(year: number): { footer: FooterFacts; whatsapp: string } {
  return {
    whatsapp: site.whatsapp,
    footer: {
      name: site.name,
      street: site.headOffice.street,
      cityLine: `${site.headOffice.city} ${site.headOffice.postalCode}`,
      phone: site.headOffice.phone,
      email: site.headOffice.email,
      reservationsPhone: site.centralReservations.phone,
      hotelGroups: site.footerHotels.map(({ heading, slugs }) => ({ heading, slugs })),
      year,
    },
  };
}
