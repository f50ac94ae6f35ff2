import { StoryPage } from '#app/features/group/story-page.tsx';
import { paths } from '#app/paths.ts';
import type { PageHandle } from '#app/root.tsx';
import { pageMeta } from '#app/seo/page-meta.ts';
import { ourStory } from '#content/our-story.ts';
import { requestContext } from '#server/services.ts';
import type { Route } from './+types/our-story.ts';

export async function loader({ context }: Route.LoaderArgs) {
  const { origin } = context.get(requestContext);
  return { origin, story: ourStory };
}

export const handle: PageHandle = { page: { shared: true } };

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return [];
  return pageMeta({
    title: 'Our Story – Tivoli',
    description: loaderData.story.summary,
    origin: loaderData.origin,
    canonical: paths.ourStory(),
  });
}

export default function OurStory({ loaderData }: Route.ComponentProps) {
  return <StoryPage story={loaderData.story} />;
}
