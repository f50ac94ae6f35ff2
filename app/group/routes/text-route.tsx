import { redirect } from 'react-router';
import { TextPage } from '#app/group/text-page.tsx';
import { paths } from '#app/paths.ts';
import type { PageHandle } from '#app/root.tsx';
import { requestContext } from '#app/services.server.ts';
import { pageMeta } from '#app/shell/head/page-meta.ts';
import { site } from '#content/site.ts';
import { accessibility } from '#content/texts/accessibility.ts';
import { cookies } from '#content/texts/cookies.ts';
import { inRoomDining } from '#content/texts/in-room-dining.ts';
import { privacy } from '#content/texts/privacy.ts';
import { serviceDirectory } from '#content/texts/service-directory.ts';
import { terms } from '#content/texts/terms.ts';
import type { Route } from './+types/text-route.ts';

/** The texts by address; a document of the owner's own replaces ours. */
const pages = {
  [paths.privacy()]: { text: privacy, document: site.documents.privacy },
  [paths.terms()]: { text: terms, document: site.documents.terms },
  [paths.cookies()]: { text: cookies, document: site.documents.cookies },
  [paths.accessibility()]: { text: accessibility, document: undefined },
  [paths.serviceDirectory()]: { text: serviceDirectory, document: undefined },
  [paths.inRoomDining()]: { text: inRoomDining, document: undefined },
};

export async function loader({ request, context }: Route.LoaderArgs) {
  const { origin } = context.get(requestContext);
  const path = new URL(request.url).pathname.replace(/\.data$/, '');
  const page = pages[path];
  if (!page) throw new Response(null, { status: 404 });
  if (page.document) throw redirect(page.document);
  return { origin, path, text: page.text };
}

export const handle: PageHandle = { page: { shared: true } };

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { origin, path, text } = loaderData;
  return pageMeta({ title: `${text.title} – Tivoli`, description: text.summary, origin, canonical: path });
}

export default function Text({ loaderData }: Route.ComponentProps) {
  return <TextPage {...loaderData.text} />;
}
