import type { BreadcrumbList } from 'schema-dts';

/** The name of a page and its path. */
export type Crumb = readonly [name: string, path: string];

/** The pages from the home page to a page, the page itself last. */
export function breadcrumbs(trail: readonly Crumb[], origin: string): BreadcrumbList {
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
