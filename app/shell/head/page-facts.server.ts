import { createContext } from 'react-router';
import type { BreadcrumbList, Thing } from 'schema-dts';
import { locale } from '#app/language/page-language.ts';
import { paths } from '#app/paths.ts';
import { picture } from '#content/pictures/picture.ts';
import { properties } from '#content/properties.ts';
import type { Picture } from '#platform/images/picture.ts';
import type { HotelThing } from './hotel-data.ts';
import { hotelPicture } from './hotel-picture.ts';
import { webSiteId } from './organization.ts';
import { pageNamesTexts as texts } from './texts.ts';

/** The name of a page and its path. */
type Crumb = readonly [name: string, path: string];

/** What only search engines and shared links read of a page, besides its title and description. */
export interface PageFacts {
  /** The picture of shared links. */
  picture: Picture;
  /** The pages from the one below the home page to the page itself. */
  trail: Crumb[];
  /** The kind of page, if the vocabulary has a name for it. */
  kind?: 'AboutPage' | 'ContactPage' | 'CollectionPage';
  /** The path of the page, where it is not the last of the trail: a further page of a list. */
  path?: string;
  things?: (Thing | HotelThing)[];
}

/** A loader sets the facts of its page here, and `app/root.tsx` renders them. They are no part of the loader's data. */
export const pageFactsContext = createContext<PageFacts | null>(null);

export const locationsCrumb: Crumb = [texts.locations, paths.locations()];

/** Returns the picture of a built-in hotel; the site's for one that staff added. */
export function pictureOf(slug: string): Picture {
  const found = properties.find((property) => property.slug === slug);
  return found ? hotelPicture(found) : picture('site/social');
}

/** Returns the structured data of a page, as JSON that may stand in a script element. */
export function structuredData({ trail, kind, path, things = [] }: PageFacts, origin: string): string {
  const [name, ownPath] = trail.at(-1) ?? ['', paths.home()];
  const page = kind && {
    '@type': kind,
    url: origin + (path ?? ownPath),
    name,
    inLanguage: locale,
    isPartOf: { '@id': webSiteId(origin) },
  };
  const way = trail.length > 0 ? [breadcrumbs([[texts.home, paths.home()], ...trail], origin)] : [];
  const graph = [...(page ? [page] : []), ...things, ...way];
  return JSON.stringify({ '@context': 'https://schema.org', '@graph': graph }).replaceAll('<', '\\u003c');
}

/** The pages from the home page to a page, the page itself last. */
function breadcrumbs(trail: readonly Crumb[], origin: string): BreadcrumbList {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(([name, path], index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: origin + path,
    })),
  };
}
