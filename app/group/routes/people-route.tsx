import { PeoplePage } from '#app/group/people-page.tsx';
import { peoplePageTexts as texts } from '#app/group/texts.ts';
import { paths } from '#app/paths.ts';
import type { PageHandle } from '#app/root.tsx';
import { pageFactsContext } from '#app/shell/head/page-facts.server.ts';
import { pageMeta } from '#app/shell/head/page-meta.ts';
import { pageNamesTexts as names } from '#app/shell/head/texts.ts';
import { people, portraitInstead } from '#content/people.ts';
import { picture } from '#content/pictures/picture.ts';
import { site } from '#content/site.ts';
import { requestContext } from '#platform/http/ask-router.ts';
import type { Route } from './+types/people-route.ts';

export async function loader({ context }: Route.LoaderArgs) {
  const { origin } = context.get(requestContext);
  const { email, phone } = site.headOffice;
  // A portrait stands beside a name; a position without one is a line of type.
  const groups = people.map((group) => ({
    ...group,
    leaders: group.leaders.map(({ image, ...leader }) => ({ ...leader, ...(leader.name && { image }) })),
  }));
  context.set(pageFactsContext, {
    kind: 'AboutPage',
    picture: picture('social/people'),
    trail: [[names.people, paths.people()]],
  });
  return { origin, groups, portraitInstead, email, phone };
}

export const handle: PageHandle = { page: { shared: true } };

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return [];
  return pageMeta({
    title: texts.tabTitle,
    description: texts.description,
    origin: loaderData.origin,
    canonical: paths.people(),
  });
}

export default function People({ loaderData }: Route.ComponentProps) {
  return <PeoplePage {...loaderData} />;
}
