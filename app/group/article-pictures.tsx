import { Dots } from '#app/ui/carousel/dots.tsx';
import { useStrip } from '#app/ui/carousel/use-strip.ts';
import { Icon } from '#app/ui/icon.tsx';
import { Picture } from '#app/ui/pictures/picture.tsx';
import { Scrollable } from '#app/ui/scrollable.tsx';
import { controlsTexts as controls } from '#app/ui/texts.ts';
import type { Picture as PictureFacts } from '#platform/images/picture.ts';
import { articlePicturesTexts as texts } from './texts.ts';

const shown = { phone: 100, tablet: 50, desktop: 50, atMost: 700 };

interface ArticlePicturesProps {
  pictures: PictureFacts[];
  /** Whether the article is the first of its page, so that visitors wait for its picture. */
  isFirst: boolean;
}

/** An article's picture; several are a strip to swipe, with buttons. */
export function ArticlePictures({ pictures, isFirst }: ArticlePicturesProps) {
  const { ref, page, show, turn, events } = useStrip<HTMLElement>(pictures.length, 1);
  const load = (place: number) => (isFirst && place === 0 ? 'first' : 'lazy');
  if (pictures.length < 2) return <Picture picture={pictures[0]} shown={shown} crop="16:10" load={load(0)} />;
  return (
    <div className="article-pictures">
      <Scrollable as="section" ref={ref} className="strip" aria-label={texts.pictures} {...events}>
        {pictures.map((picture, place) => (
          <Picture key={picture.path} picture={picture} shown={shown} crop="16:10" load={load(place)} />
        ))}
      </Scrollable>
      <div className="slide-controls plaque needs-script">
        <Dots names={pictures.map(({ alt }) => alt)} current={page} show={show} />
        <button type="button" className="slide-button" onClick={() => turn(-1)} aria-label={controls.previousPicture}>
          <Icon name="left" />
        </button>
        <button type="button" className="slide-button" onClick={() => turn(1)} aria-label={controls.nextPicture}>
          <Icon name="right" />
        </button>
      </div>
    </div>
  );
}
