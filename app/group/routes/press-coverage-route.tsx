import { PressPage } from '#app/group/press-page.tsx';
import { pressPageTexts as texts } from '#app/group/texts.ts';
import { paths } from '#app/paths.ts';
import type { PageHandle } from '#app/root.tsx';
import { servicesContext } from '#app/services.server.ts';
import { pageFactsContext } from '#app/shell/head/page-facts.server.ts';
import { pageMeta } from '#app/shell/head/page-meta.ts';
import { pageNamesTexts as names } from '#app/shell/head/texts.ts';
import { picture } from '#content/pictures/picture.ts';
import { site } from '#content/site.ts';
import { requestContext } from '#platform/http/ask-router.ts';
import type { Route } from './+types/press-coverage-route.ts';

export async function loader({ context }: Route.LoaderArgs) {
  const { catalogue } = context.get(servicesContext);
  const { origin } = context.get(requestContext);
  const { press } = (await catalogue.editorial()).value;
  context.set(pageFactsContext, {
    kind: 'CollectionPage',
    picture: picture('social/press'),
    trail: [[names.press, paths.pressCoverage()]],
  });
  return { origin, press, mediaEmail: site.media.email };
}

export const handle: PageHandle = { page: { shared: true } };

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return [];
  return pageMeta({
    title: texts.tabTitle,
    description: texts.description,
    origin: loaderData.origin,
    canonical: paths.pressCoverage(),
  });
}

export default function PressCoverage({ loaderData }: Route.ComponentProps) {
  return <PressPage press={loaderData.press} mediaEmail={loaderData.mediaEmail} />;
}
