import type { MetaDescriptor } from 'react-router';
import type { ItemList, Offer } from 'schema-dts';
import type { Offer as CatalogueOffer } from '#app/catalogue/offer.ts';
import type { PropertyCard } from '#app/catalogue/property.ts';
import { paths } from '#app/paths.ts';
import { pageParameter } from '#app/ui/links/page-links.tsx';
import type { ListPage } from '#platform/pagination.ts';
import { organizationId } from './organization.ts';
import { type PageMeta, pageHead } from './page-meta.ts';
import { listHeadTexts as texts } from './texts.ts';

interface ListHead extends Omit<PageMeta, 'canonical'> {
  at: ListPage;
  /** The address of a page of the list; `page` is absent for the first. */
  to: (page: string | undefined) => string;
  /** The canonical address of the first page where it is another one, for instance without a filter. */
  canonical?: string;
}

/**
 * The head of one page of a list. From the second page on the title has the page's number, and links name the pages before
 * and after. The loader makes it, so that browsers do not download how.
 */
export function listHead({ title, at, to, canonical, ...rest }: ListHead): MetaDescriptor[] {
  const { page, pages } = at;
  const link = (rel: string, target: number) => ({
    tagName: 'link',
    rel,
    href: rest.origin + to(pageParameter(target)),
  });
  const [name = '', ...site] = title.split(' – ');
  return [
    ...pageHead({
      ...rest,
      title: page === 1 ? title : [texts.page(name, page), ...site].join(' – '),
      canonical: page === 1 ? (canonical ?? to(undefined)) : to(pageParameter(page)),
    }),
    ...(page > 1 ? [link('prev', page - 1)] : []),
    ...(page < pages ? [link('next', page + 1)] : []),
  ];
}

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
