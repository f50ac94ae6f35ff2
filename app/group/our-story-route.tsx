import { countHotels } from '#app/catalogue/group-outline.ts';
import { OwnStyles } from '#app/own-styles.tsx';
import { paths } from '#app/paths.ts';
import type { PageHandle } from '#app/root.tsx';
import { servicesContext } from '#app/services.server.ts';
import { pageFactsContext } from '#app/shell/head/page-facts.server.ts';
import { metaFrom } from '#app/shell/head/page-meta.ts';
import { pageNamesTexts as names } from '#app/shell/head/texts.ts';
import { PageOpener } from '#app/ui/page-opener.tsx';
import { Picture } from '#app/ui/pictures/picture.tsx';
import { ourStory } from '#content/our-story.ts';
import { picture } from '#content/pictures/picture.ts';
import type { Route } from './+types/our-story-route.ts';
import { AskedFor } from './asked-for.tsx';

export async function loader({ context }: Route.LoaderArgs) {
  const { catalogue, origin } = context.get(servicesContext);
  const houses = String(countHotels((await catalogue.groupOutline()).value));
  context.set(pageFactsContext, {
    kind: 'AboutPage',
    picture: picture('social/story'),
    trail: [[names.ourStory, paths.ourStory()]],
  });
  const scenes = ourStory.scenes.map((scene) => ({ figure: houses, ...scene }));
  return { origin, story: { ...ourStory, scenes } };
}

export const handle: PageHandle = { page: { shared: true }, ownStyles: 'group' };

export const meta: Route.MetaFunction = metaFrom(({ story }) => ({
  title: `${names.ourStory} – Tivoli`,
  description: story.summary,
  canonical: paths.ourStory(),
}));

/** How wide a scene's picture is shown, by its crop. */
const shownIn = {
  '4:5': { phone: 100, desktop: 37, atMost: 507 },
  '3:2': { phone: 100, desktop: 54, atMost: 725 },
  '16:9': { phone: 100, desktop: 90, atMost: 1248 },
} as const;

export default function OurStory({ loaderData: { story } }: Route.ComponentProps) {
  const { summary, heading, intro, image, scenes } = story;
  return (
    <>
      <OwnStyles of="group" />
      <PageOpener title={names.ourStory} text={summary} picture={image} />
      <section className="on-cream wrap section-space" aria-labelledby="scenes-heading">
        <div className="lg:columns-12 max-lg:grid max-lg:gap-4 head-space">
          <h2 id="scenes-heading" className="text-section lg:col-span-6">
            {heading}
          </h2>
          <p className="text-lead measure self-end text-quiet lg:col-span-5 lg:col-start-8">{intro}</p>
        </div>
        <ol className="scenes">
          {scenes.map(({ figure, title, text, image, crop }) => (
            <li key={title} className="scene">
              <Picture picture={image} shown={shownIn[crop]} portrait={{ crop: '4:5' }} crop={crop} alt="" />
              <div className="scene-words">
                <p className="text-figure text-accent" aria-hidden="true">
                  {figure}
                </p>
                <div>
                  <h3 className="text-heading">
                    <span className="sr-only">{figure}: </span>
                    {title}
                  </h3>
                  <p className="text-lead measure mt-3 text-quiet">{text}</p>
                </div>
              </div>
            </li>
          ))}
        </ol>
      </section>
      <AskedFor />
    </>
  );
}
