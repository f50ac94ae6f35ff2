import { textsOf } from '#app/catalogue/editorial.ts';
import { EsgSummary } from '#app/group/esg-summary.tsx';
import { esgSummaryTexts as texts } from '#app/group/texts.ts';
import styles from '#app/hotels/planner/planner.css?url';
import { paths } from '#app/paths.ts';
import type { PageHandle } from '#app/root.tsx';
import { servicesContext } from '#app/services.server.ts';
import { pageFactsContext } from '#app/shell/head/page-facts.server.ts';
import { pageMeta } from '#app/shell/head/page-meta.ts';
import { pageNamesTexts as names } from '#app/shell/head/texts.ts';
import { picture } from '#content/pictures/picture.ts';
import { properties } from '#content/properties.ts';
import { sustainability } from '#content/sustainability.ts';
import { requestContext } from '#platform/http/ask-router.ts';
import type { Route } from './+types/esg-summary-route.ts';

export async function loader({ context }: Route.LoaderArgs) {
  const { catalogue } = context.get(servicesContext);
  const { origin } = context.get(requestContext);
  const hotelName = properties.find(({ slug }) => slug === sustainability.hotel)?.name ?? '';
  const { value: editorial } = await catalogue.editorial();
  context.set(pageFactsContext, {
    picture: picture('social/sustainability'),
    trail: [
      [names.sustainability, paths.sustainability()],
      [names.esgSummary, paths.esgSummary()],
    ],
  });
  return { origin, facts: sustainability, governance: textsOf(editorial, 'governance'), hotelName };
}

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: styles }];

export const handle: PageHandle = { page: { shared: true } };

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return [];
  return pageMeta({
    title: texts.tabTitle,
    description: texts.description(loaderData.hotelName),
    origin: loaderData.origin,
    canonical: paths.esgSummary(),
  });
}

export default function Esg({ loaderData }: Route.ComponentProps) {
  return <EsgSummary {...loaderData} />;
}
