import { inPageLanguage } from '#app/catalogue/server/in-page-language.server.ts';
import { venueOptions } from '#app/enquiries/venue-options.ts';
import { townName } from '#app/language/town-name.ts';
import { paths } from '#app/paths.ts';
import type { PageHandle } from '#app/root.tsx';
import { servicesContext } from '#app/services.server.ts';
import { pageFactsContext } from '#app/shell/head/page-facts.server.ts';
import { pageMeta } from '#app/shell/head/page-meta.ts';
import { pageNamesTexts as names } from '#app/shell/head/texts.ts';
import { picture } from '#content/pictures/picture.ts';
import { requestContext } from '#platform/http/ask-router.ts';
import type { Route } from './+types/compare-route.ts';
import { comparable } from './comparable.ts';
import { Compare } from './compare.tsx';
import styles from './planner.css?url';
import { compareTexts as texts } from './texts.ts';

const places = ['a', 'b', 'c'] as const;
/** The most houses that are shown to begin a comparison with. */
const mostStarts = 24;

export async function loader({ request, context }: Route.LoaderArgs) {
  const { catalogue } = context.get(servicesContext);
  const { origin } = context.get(requestContext);
  const query = new URL(request.url).searchParams;
  const asked = new Set(places.flatMap((place) => query.get(place) ?? []));
  const [options, lookups] = await Promise.all([
    venueOptions(catalogue, { named: [...asked] }),
    Promise.all([...asked].map(async (slug) => (await catalogue.hotelBySlug(slug)).value)),
  ]);
  const venues = lookups.flatMap((lookup) =>
    lookup.kind === 'found' ? [comparable(inPageLanguage(lookup.property))] : [],
  );
  const cards = venues.length > 0 ? [] : (await catalogue.hotelsWithDetails({ most: mostStarts })).value;
  const starts = cards.map(({ slug, name, city, image }) => ({
    slug,
    name,
    city: townName(city),
    ...(image && { image }),
  }));
  context.set(pageFactsContext, { picture: picture('social/locations'), trail: [[names.compare, paths.compare()]] });
  return { origin, options, venues, starts };
}

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: styles }];

export const handle: PageHandle = { page: { shared: true, query: { a: 'any', b: 'any', c: 'any' } } };

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return [];
  const names = loaderData.venues.map(({ name }) => name).join(', ');
  return pageMeta({
    title: names ? texts.tabTitleOf(names) : texts.tabTitle,
    description: texts.description,
    origin: loaderData.origin,
    canonical: paths.compare(),
  });
}

export default function CompareRoute({ loaderData }: Route.ComponentProps) {
  return <Compare {...loaderData} />;
}
