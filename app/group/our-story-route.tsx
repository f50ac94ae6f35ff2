import { paths } from '#app/paths.ts';
import type { PageHandle } from '#app/root.tsx';
import { pageFactsContext } from '#app/shell/head/page-facts.server.ts';
import { metaFrom } from '#app/shell/head/page-meta.ts';
import { pageNamesTexts as names } from '#app/shell/head/texts.ts';
import { PageOpener } from '#app/ui/page-opener.tsx';
import { ourStory } from '#content/our-story.ts';
import { picture } from '#content/pictures/picture.ts';
import { requestContext } from '#platform/http/ask-router.ts';
import type { Route } from './+types/our-story-route.ts';
import { AskedFor } from './asked-for.tsx';

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

export const meta: Route.MetaFunction = metaFrom(({ story }) => ({
  title: `${names.ourStory} – Tivoli`,
  description: story.summary,
  canonical: paths.ourStory(),
}));

export default function OurStory({ loaderData: { story } }: Route.ComponentProps) {
  const { summary, heading, paragraphs, image, figures } = story;
  const [first, ...more] = paragraphs;
  return (
    <>
      <PageOpener title={names.ourStory} text={summary} picture={image} />
      <section className="on-cream wrap section-space">
        <div className="lg:columns-12 max-lg:grid max-lg:gap-6">
          <h2 className="text-section lg:col-span-5">{heading}</h2>
          <div className="lg:col-span-6 lg:col-start-7">
            <p className="text-lead">{first}</p>
            {more.map((paragraph) => (
              <p key={paragraph} className="measure mt-5">
                {paragraph}
              </p>
            ))}
          </div>
        </div>
        <dl className="figure-tiles">
          {figures.map(({ figure, label }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd className="text-figure">{figure}</dd>
            </div>
          ))}
        </dl>
      </section>
      <AskedFor />
    </>
  );
}
