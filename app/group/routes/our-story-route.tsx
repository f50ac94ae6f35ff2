import { StoryPage } from '#app/group/story-page.tsx';
import { storyPageTexts as texts } from '#app/group/texts.ts';
import { paths } from '#app/paths.ts';
import type { PageHandle } from '#app/root.tsx';
import { pageFactsContext } from '#app/shell/head/page-facts.server.ts';
import { pageMeta } from '#app/shell/head/page-meta.ts';
import { pageNamesTexts as names } from '#app/shell/head/texts.ts';
import { ourStory } from '#content/our-story.ts';
import { picture } from '#content/pictures/picture.ts';
import { requestContext } from '#platform/http/ask-router.ts';
import type { Route } from './+types/our-story-route.ts';

export async function loader({ context }: Route.LoaderArgs) {
  const { origin } = context.get(requestContext);
  context.set(pageFactsContext, {
    kind: 'AboutPage',
    picture: picture('social/story'),
    trail: [[names.ourStory, paths.ourStory()]],
  });
  return { origin, story: ourStory };
}

export const handle: PageHandle = { page: { shared: true } };

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return [];
  return pageMeta({
    title: texts.tabTitle,
    description: loaderData.story.summary,
    origin: loaderData.origin,
    canonical: paths.ourStory(),
  });
}

export default function OurStory({ loaderData }: Route.ComponentProps) {
  return <StoryPage story={loaderData.story} />;
}
