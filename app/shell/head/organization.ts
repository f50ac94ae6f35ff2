import type { Organization, WebSite } from 'schema-dts';
import { locale } from '#app/language/page-language.ts';
import { paths } from '#app/paths.ts';
import touchIcon from '#app/ui/apple-touch-icon.png?url&no-inline';
import { site } from '#content/site.ts';

export function organizationId(origin: string): string {
  return `${origin}/#organization`;
}

export function webSiteId(origin: string): string {
  return `${origin}/#website`;
}

/** The group that runs all hotels. */
export function organization(origin: string): Organization {
  const { street, city, postalCode, phone, email } = site.headOffice;
  return {
    '@type': 'Organization',
    '@id': organizationId(origin),
    name: site.name,
    description: site.description,
    url: origin + paths.home(),
    logo: origin + touchIcon,
    email,
    telephone: phone,
    foundingDate: String(site.brandFounded),
    address: {
      '@type': 'PostalAddress',
      streetAddress: street,
      addressLocality: city,
      postalCode,
      addressCountry: 'IN',
    },
    contactPoint: {
      '@type': 'ContactPoint',
      contactType: 'reservations',
      telephone: site.centralReservations.phone,
      email: site.centralReservations.email,
    },
    sameAs: Object.values(site.social),
  };
}

/** The site itself, with its search. */
export function webSite(origin: string): WebSite {
  const search = {
    '@type': 'SearchAction',
    target: { '@type': 'EntryPoint', urlTemplate: `${origin}${paths.search()}?q={search_term_string}` },
    // Search engines expect this field, which the types of the vocabulary do not have.
    'query-input': 'required name=search_term_string',
  } as const;
  return {
    '@type': 'WebSite',
    '@id': webSiteId(origin),
    name: site.name,
    url: origin + paths.home(),
    inLanguage: locale,
    publisher: { '@id': organizationId(origin) },
    potentialAction: search,
  };
}
