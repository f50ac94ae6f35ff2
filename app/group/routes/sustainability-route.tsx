import { textsOf } from '#app/catalogue/editorial.ts';
import { SustainabilityPage } from '#app/group/sustainability-page.tsx';
import { sustainabilityPageTexts as texts } from '#app/group/texts.ts';
import { paths } from '#app/paths.ts';
import type { PageHandle } from '#app/root.tsx';
import { servicesContext } from '#app/services.server.ts';
import { pageFactsContext } from '#app/shell/head/page-facts.server.ts';
import { pageMeta } from '#app/shell/head/page-meta.ts';
import { pageNamesTexts as names } from '#app/shell/head/texts.ts';
import { picture } from '#content/pictures/picture.ts';
import { sustainability } from '#content/sustainability.ts';
import { requestContext } from '#platform/http/ask-router.ts';
import type { Route } from './+types/sustainability-route.ts';

export async function loader({ context }: Route.LoaderArgs) {
  const { catalogue } = context.get(servicesContext);
  const { origin } = context.get(requestContext);
  const { value: editorial } = await catalogue.editorial();
  context.set(pageFactsContext, {
    kind: 'AboutPage',
    picture: picture('social/sustainability'),
    trail: [[names.sustainability, paths.sustainability()]],
  });
  return { origin, facts: sustainability, governance: textsOf(editorial, 'governance') };
}

export const handle: PageHandle = { page: { shared: true } };

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return [];
  return pageMeta({
    title: texts.tabTitle,
    description: loaderData.facts.summary,
    origin: loaderData.origin,
    canonical: paths.sustainability(),
  });
}

export default function Sustainability({ loaderData }: Route.ComponentProps) {
  return <SustainabilityPage {...loaderData} />;
}
