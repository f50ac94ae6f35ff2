import type { PressItem } from '#app/catalogue/editorial.ts';
import { OwnStyles } from '#app/own-styles.tsx';
import { paths } from '#app/paths.ts';
import type { PageHandle } from '#app/root.tsx';
import { servicesContext } from '#app/services.server.ts';
import { pageFactsContext } from '#app/shell/head/page-facts.server.ts';
import { metaOf } from '#app/shell/head/page-meta.ts';
import { pageNamesTexts as names } from '#app/shell/head/texts.ts';
import { Badge } from '#app/ui/badge.tsx';
import { Arrows } from '#app/ui/carousel/arrows.tsx';
import { Dots } from '#app/ui/carousel/dots.tsx';
import { useStrip } from '#app/ui/carousel/use-strip.ts';
import { NewTabLink } from '#app/ui/links/new-tab-link.tsx';
import { TextLink } from '#app/ui/links/text-link.tsx';
import { PageOpener } from '#app/ui/page-opener.tsx';
import { Picture } from '#app/ui/pictures/picture.tsx';
import { SampleMark } from '#app/ui/sample-mark.tsx';
import { Scrollable } from '#app/ui/scrollable.tsx';
import { controlsTexts as controls } from '#app/ui/texts.ts';
import { picture } from '#content/pictures/picture.ts';
import { site } from '#content/site.ts';
import type { Picture as PictureFacts } from '#platform/images/picture.ts';
import type { Route } from './+types/press-coverage-route.ts';
import { factsOfGroup, GroupFacts } from './group-facts.tsx';
import { pressPageTexts as texts } from './texts.ts';

export async function loader({ context }: Route.LoaderArgs) {
  const { catalogue, origin } = context.get(servicesContext);
  const [editorial, outline, brands] = await Promise.all([
    catalogue.editorial(),
    catalogue.groupOutline(),
    catalogue.brands(),
  ]);
  const { press } = editorial.value;
  const facts = factsOfGroup(outline.value, brands.value);
  context.set(pageFactsContext, {
    kind: 'CollectionPage',
    picture: picture('social/press'),
    trail: [[names.press, paths.pressCoverage()]],
  });
  const beside = picture(press.length === 0 ? 'home/hero-1-phone' : 'omnia-greater-noida/gallery-2');
  return { origin, press, beside, facts, mediaEmail: site.media.email };
}

export const handle: PageHandle = { page: { shared: true }, ownStyles: 'group' };

export const meta = metaOf(texts.tabTitle, texts.description, paths.pressCoverage());

/** Articles about the group. */
export default function PressCoverage({ loaderData: { press, beside, facts, mediaEmail } }: Route.ComponentProps) {
  return (
    <>
      <OwnStyles of="group" />
      <PageOpener title={names.press} text={press.length > 0 ? texts.text : texts.textOfNone} picture={beside} />
      <div className="on-cream wrap section-space">
        {press.length === 0 ? (
          <div>
            <h2 className="text-section">{texts.none}</h2>
            <p className="text-lead mt-3 text-quiet">{texts.checkBack}</p>
          </div>
        ) : (
          <div className="articles md:grid-cols-2">
            {press.map((item, place) => (
              <Article key={item.id} item={item} isFirst={place === 0} />
            ))}
          </div>
        )}
      </div>
      <section className="on-night jaali jaali-faint wrap section-space" aria-labelledby="media-heading">
        <h2 id="media-heading" className="text-section">
          {texts.media}
        </h2>
        <p className="text-lead measure mt-4 text-quiet">{texts.whatMediaGet}</p>
        <GroupFacts facts={facts} />
        <p className="mt-8 flex flex-wrap items-center gap-x-7 gap-y-3">
          <a href={`mailto:${mediaEmail}`} className="button button-gold">
            {texts.byEmail}
          </a>
          <TextLink to={paths.home()}>{texts.toHome}</TextLink>
        </p>
      </section>
    </>
  );
}

function Article({ item, isFirst }: { item: PressItem; isFirst: boolean }) {
  const { id, title, excerpt, publication, date, link, image, images } = item;
  return (
    <article aria-labelledby={`article-${id}`}>
      <ArticlePictures pictures={images ?? (image ? [image] : [])} isFirst={isFirst} />
      <div>
        <p className="mt-5 flex flex-wrap gap-3">
          <Badge>{publication}</Badge>
          <Badge look="line">{date}</Badge>
        </p>
        <h2 id={`article-${id}`} className="text-heading mt-4">
          {title}
          <SampleMark of={item} />
        </h2>
        <p className="measure mt-2 text-quiet">{excerpt}</p>
        <NewTabLink to={link} about={title} className="link">
          {texts.readArticle}
        </NewTabLink>
      </div>
    </article>
  );
}

const shown = { phone: 100, tablet: 50, desktop: 50, atMost: 700 };

interface ArticlePicturesProps {
  pictures: PictureFacts[];
  /** Whether the article is the first of its page, so that visitors wait for its picture. */
  isFirst: boolean;
}

/** An article's picture; several are a strip to swipe, with buttons. */
function ArticlePictures({ pictures, isFirst }: ArticlePicturesProps) {
  const { ref, page, show, turn, events } = useStrip<HTMLElement>(pictures.length, 1);
  const load = (place: number) => (isFirst && place === 0 ? 'first' : 'lazy');
  if (pictures.length < 2) return <Picture picture={pictures[0]} shown={shown} crop="16:10" load={load(0)} />;
  return (
    <div className="article-pictures relative">
      <Scrollable as="section" ref={ref} className="strip" aria-label={texts.pictures} {...events}>
        {pictures.map((picture, place) => (
          <Picture key={picture.path} picture={picture} shown={shown} crop="16:10" load={load(place)} />
        ))}
      </Scrollable>
      <div className="slide-controls plaque needs-script flex items-center gap-2 absolute right-0 bottom-0 pl-4">
        <Dots names={pictures.map(({ alt }) => alt)} current={page} show={show} />
        <Arrows className="slide-button" previous={controls.previousPicture} next={controls.nextPicture} turn={turn} />
      </div>
    </div>
  );
}
