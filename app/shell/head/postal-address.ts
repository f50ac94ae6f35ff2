import type { PostalAddressLeaf } from 'schema-dts';
import type { Address } from '#app/catalogue/property.ts';

/** Returns the address of a hotel in the vocabulary of schema.org. */
export function postalAddress({ street, city, state, postalCode }: Address): PostalAddressLeaf {
  return {
    '@type': 'PostalAddress',
    streetAddress: street,
    addressLocality: city,
    addressRegion: state,
    postalCode,
    addressCountry: 'IN',
  };
}
