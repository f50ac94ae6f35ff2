import { EsgSummary } from '#app/group/esg-summary.tsx';
import styles from '#app/hotels/planner/planner.css?url';
import { paths } from '#app/paths.ts';
import type { PageHandle } from '#app/root.tsx';
import { requestContext } from '#app/services.server.ts';
import { pageMeta } from '#app/shell/head/page-meta.ts';
import { properties } from '#content/properties.ts';
import { sustainability } from '#content/sustainability.ts';
import type { Route } from './+types/esg-summary-route.ts';

export async function loader({ context }: Route.LoaderArgs) {
  const { origin } = context.get(requestContext);
  const hotelName = properties.find(({ slug }) => slug === sustainability.hotel)?.name ?? '';
  return { origin, facts: sustainability, hotelName };
}

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: styles }];

export const handle: PageHandle = { page: { shared: true } };

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return [];
  return pageMeta({
    title: 'ESG Summary – Tivoli',
    description: `What ${loaderData.hotelName} measures of environment, people and conduct, on one sheet.`,
    origin: loaderData.origin,
    canonical: paths.esgSummary(),
  });
}

export default function Esg({ loaderData }: Route.ComponentProps) {
  return <EsgSummary facts={loaderData.facts} hotelName={loaderData.hotelName} />;
}
