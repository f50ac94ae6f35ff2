import { OfficesPage } from '#app/group/offices-page.tsx';
import { officesPageTexts as texts } from '#app/group/texts.ts';
import { paths } from '#app/paths.ts';
import type { PageHandle } from '#app/root.tsx';
import { requestContext } from '#app/services.server.ts';
import { pageFactsContext } from '#app/shell/head/page-facts.server.ts';
import { pageMeta } from '#app/shell/head/page-meta.ts';
import { pageNamesTexts as names } from '#app/shell/head/texts.ts';
import { picture } from '#content/pictures/picture.ts';
import { regionalOffices } from '#content/regional-offices.ts';
import type { Route } from './+types/tivolinet-route.ts';

export async function loader({ context }: Route.LoaderArgs) {
  const { origin } = context.get(requestContext);
  context.set(pageFactsContext, {
    kind: 'ContactPage',
    picture: picture('social/locations'),
    trail: [[names.tivoliNet, paths.tivoliNet()]],
  });
  return { origin, offices: regionalOffices, picture: picture('location/palwal') };
}

export const handle: PageHandle = { page: { shared: true } };

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return [];
  return pageMeta({
    title: texts.tabTitle,
    description: texts.description,
    origin: loaderData.origin,
    canonical: paths.tivoliNet(),
  });
}

export default function TivoliNet({ loaderData }: Route.ComponentProps) {
  return <OfficesPage offices={loaderData.offices} picture={loaderData.picture} />;
}
