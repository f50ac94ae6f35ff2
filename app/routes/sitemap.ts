import { paths } from '#app/paths.ts';
import { requestContext, servicesContext } from '#server/services.ts';
import type { Route } from './+types/sitemap.ts';

/** Every address that search engines should know: the pages of the group, and what the catalogue holds now. */
export async function loader({ context }: Route.LoaderArgs) {
  const { catalogue } = context.get(servicesContext);
  const { origin } = context.get(requestContext);
  const [brands, locations, hotels] = await Promise.all([
    catalogue.brands(),
    catalogue.locations(),
    catalogue.hotelsWithDetails(),
  ]);
  const addresses = [
    paths.home(),
    paths.locations(),
    ...locations.value.map(({ slug }) => paths.location(slug)),
    paths.allLocations(),
    paths.brands(),
    ...brands.value.map(({ slug }) => paths.brand(slug)),
    ...hotels.value.flatMap(({ slug }) => [paths.hotel(slug), paths.factSheet(slug)]),
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
  const urls = addresses.map((address) => `<url><loc>${origin}${address}</loc></url>`).join('\n');
  const xml = `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls}
</urlset>
`;
  return new Response(xml, { headers: { 'Content-Type': 'application/xml; charset=utf-8' } });
}
