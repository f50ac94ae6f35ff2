import type { ItemList, Offer } from 'schema-dts';
import type { Offer as CatalogueOffer } from '#app/catalogue/offer.ts';
import type { PropertyCard } from '#app/catalogue/property.ts';
import { paths } from '#app/paths.ts';
import { organizationId } from './organization.ts';

/** Returns the hotels that a page lists, in its order. */
export function hotelList(hotels: Pick<PropertyCard, 'slug' | 'name'>[], origin: string): ItemList {
  return {
    '@type': 'ItemList',
    itemListElement: hotels.map(({ slug, name }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      url: origin + paths.hotel(slug),
    })),
  };
}

/** Returns an offer with its dates. */
export function offerThing(offer: CatalogueOffer, origin: string): Offer {
  const { slug, hotel, title, summary, priceInr, validFrom, validUntil } = offer;
  return {
    '@type': 'Offer',
    name: title,
    description: summary,
    url: origin + paths.enquire({ offer: slug }),
    offeredBy: { '@id': organizationId(origin) },
    ...(hotel && { availableAtOrFrom: { '@id': `${origin}${paths.hotel(hotel)}#house` } }),
    ...(priceInr && { price: priceInr, priceCurrency: 'INR' }),
    ...(validFrom && { validFrom }),
    ...(validUntil && { validThrough: validUntil }),
  };
}
