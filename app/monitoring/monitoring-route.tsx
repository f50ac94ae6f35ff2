import { MonitoringPage } from '#app/monitoring/page/monitoring-page.tsx';
import type { PageHandle } from '#app/root.tsx';
import { servicesContext } from '#app/services.server.ts';
import { metaFrom } from '#app/shell/head/page-meta.ts';
import type { Route } from './+types/monitoring-route.ts';
import styles from './monitoring.css?url';

export async function loader({ context, request }: Route.LoaderArgs) {
  const { monitoringView, readSiteStatus, origin } = context.get(servicesContext);
  const view = await monitoringView(request.headers);
  if (view === 'closed') throw new Response(null, { status: 404 });
  return { origin, siteStatus: await readSiteStatus(view) };
}

/** This page loads the style sheet; other pages load it while the tab's switch is on. */
export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: styles }];

export const handle: PageHandle = { onlyInEnglish: true };

export const meta: Route.MetaFunction = metaFrom(() => ({
  title: 'Monitoring – Tivoli',
  description: 'Whether this site is up, fast and in good order, live.',
}));

export default function Monitoring({ loaderData }: Route.ComponentProps) {
  return <MonitoringPage siteStatus={loaderData.siteStatus} />;
}
