import { SustainabilityPage } from '#app/group/sustainability-page.tsx';
import { paths } from '#app/paths.ts';
import type { PageHandle } from '#app/root.tsx';
import { requestContext } from '#app/services.server.ts';
import { pageMeta } from '#app/shell/head/page-meta.ts';
import { sustainability } from '#content/sustainability.ts';
import type { Route } from './+types/sustainability-route.ts';

export async function loader({ context }: Route.LoaderArgs) {
  const { origin } = context.get(requestContext);
  return { origin, facts: sustainability };
}

export const handle: PageHandle = { page: { shared: true } };

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return [];
  return pageMeta({
    title: 'Sustainability – Tivoli',
    description: loaderData.facts.summary,
    origin: loaderData.origin,
    canonical: paths.sustainability(),
  });
}

export default function Sustainability({ loaderData }: Route.ComponentProps) {
  return <SustainabilityPage facts={loaderData.facts} />;
}
