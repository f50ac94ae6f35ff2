import { paths } from '#app/paths.ts';
import { type SitemapEntry, sitemapXml } from '#app/seo/sitemap-xml.ts';
import { pictureAddress } from '#domain/picture-address.ts';
import { requestContext, servicesContext } from '#server/services.ts';
import type { Route } from './+types/sitemap.ts';

/** Every address that search engines should know: the pages of the group, and what the catalogue holds now. */
export async function loader({ context }: Route.LoaderArgs) {
  const { catalogue, lastChanges } = context.get(servicesContext);
  const { origin } = context.get(requestContext);
  const [brands, locations, hotels, changes] = await Promise.all([
    catalogue.brands(),
    catalogue.locations(),
    catalogue.hotelsWithDetails(),
    lastChanges(),
  ]);
  const newest = (slugs: string[]) =>
    slugs
      .flatMap((slug) => changes.get(slug) ?? [])
      .reduce<Date | undefined>((a, b) => (a && a > b ? a : b), undefined);
  const listing = (path: string, listed = hotels.value): SitemapEntry => ({
    path,
    changed: newest(listed.map(({ slug }) => slug)),
  });
  const entries: SitemapEntry[] = [
    listing(paths.home()),
    listing(paths.locations()),
    ...locations.value.map(({ slug }) =>
      listing(
        paths.location(slug),
        hotels.value.filter(({ location }) => location === slug),
      ),
    ),
    listing(paths.allLocations()),
    listing(paths.brands()),
    ...brands.value.map(({ slug }) =>
      listing(
        paths.brand(slug),
        hotels.value.filter(({ brand }) => brand === slug),
      ),
    ),
    ...hotels.value.flatMap(({ slug, image }) => {
      const changed = changes.get(slug);
      const picture = image && pictureAddress(image, { width: 1200, format: 'jpeg' });
      return [
        { path: paths.hotel(slug), changed, picture },
        { path: paths.factSheet(slug), changed },
      ];
    }),
    ...ofTheGroup.map((path) => ({ path })),
  ];
  return new Response(sitemapXml(entries, origin), { headers: { 'Content-Type': 'application/xml; charset=utf-8' } });
}

const ofTheGroup = [
  paths.compare(),
  paths.weddings(),
  paths.offers(),
  paths.loyalty(),
  paths.ourStory(),
  paths.people(),
  paths.sustainability(),
  paths.esgSummary(),
  paths.pressCoverage(),
  paths.tivoliNet(),
  paths.digitalQr(),
  paths.enquire(),
  paths.careers(),
  paths.contact(),
  paths.privacy(),
  paths.terms(),
  paths.cookies(),
  paths.accessibility(),
];
