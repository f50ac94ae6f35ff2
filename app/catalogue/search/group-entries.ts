import type { Brand } from '#app/catalogue/brand.ts';
import { suggestionsForTexts as suggestions } from '#app/catalogue/browser-cache/texts.ts';
import type { Location } from '#app/catalogue/location.ts';
import { paths } from '#app/paths.ts';
import { weddings } from '#content/weddings.ts';
import type { SearchEntry } from './rank-entries.ts';
import { sitePageName } from './site-page-name.ts';
import { sitePages } from './site-pages.ts';
import { groupEntriesTexts as texts } from './texts.ts';

/** Returns the entries of places, brands, ceremonies and pages. */
export function entriesOfGroup(brands: readonly Brand[], locations: readonly Location[]): SearchEntry[] {
  return [
    ...locations.map(
      ({ slug, name, state }): SearchEntry => ({
        kind: 'place',
        to: paths.location(slug),
        name,
        note: suggestions.there,
        texts: [
          [9, name],
          [3, state],
        ],
      }),
    ),
    ...brands.map(
      ({ slug, name, displayName, description }): SearchEntry => ({
        kind: 'brand',
        to: paths.brand(slug),
        name: displayName,
        note: texts.allHouses,
        // The group's own name leads to its houses first.
        texts: [
          [slug === 'tivoli' ? 8 : 11, `${name} ${displayName}`],
          [2, description],
        ],
      }),
    ),
    ...weddings.groups.map(
      ({ id, heading, text }): SearchEntry => ({
        kind: 'page',
        to: `${paths.weddings()}#${id}-heading`,
        name: heading,
        note: texts.weddings,
        texts: [
          [10, heading],
          [2, text],
        ],
      }),
    ),
    ...sitePages.map(
      ({ to, name, words }): SearchEntry => ({
        kind: 'page',
        to,
        name: sitePageName(name),
        // A search in Hindi finds a page by its English name, too.
        texts: [
          [11, sitePageName(name)],
          [11, name],
          [9, words],
        ],
      }),
    ),
  ];
}
