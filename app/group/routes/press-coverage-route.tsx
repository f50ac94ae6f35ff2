import { PressPage } from '#app/group/press-page.tsx';
import { paths } from '#app/paths.ts';
import type { PageHandle } from '#app/root.tsx';
import { requestContext } from '#app/services.server.ts';
import { pageMeta } from '#app/shell/head/page-meta.ts';
import { press } from '#content/press.ts';
import { site } from '#content/site.ts';
import type { Route } from './+types/press-coverage-route.ts';

export async function loader({ context }: Route.LoaderArgs) {
  const { origin } = context.get(requestContext);
  return { origin, press, mediaEmail: site.media.email };
}

export const handle: PageHandle = { page: { shared: true } };

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return [];
  return pageMeta({
    title: 'Press Coverage – Tivoli',
    description:
      'What newspapers and magazines have written about the hotels and venues of Tivoli, and whom the media may ask.',
    origin: loaderData.origin,
    canonical: paths.pressCoverage(),
  });
}

export default function PressCoverage({ loaderData }: Route.ComponentProps) {
  return <PressPage press={loaderData.press} mediaEmail={loaderData.mediaEmail} />;
}
