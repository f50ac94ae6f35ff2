import { SlideControls } from '#app/ui/carousel/slide-controls.tsx';
import { SlidePictures } from '#app/ui/carousel/slide-pictures.tsx';
import { slideTime } from '#app/ui/carousel/slide-times.ts';
import { useSlides } from '#app/ui/carousel/use-slides.ts';
import { WindowLines } from '#app/ui/pictures/window-lines.tsx';
import type { Picture } from '#platform/images/picture.ts';
import { heroTexts as texts } from './texts.ts';

export interface HeroSlide {
  title: string;
  text: string;
  /** What the picture shows, as the plaque names it. */
  caption: string;
  image: Picture;
  /** A picture of its own for phones, with sky above for the words. */
  portrait: Picture;
}

/** The slides at the top of the home page, seen through the outline of a wide jharokha (a palace window). */
export function Hero({ slides: hero }: { slides: HeroSlide[] }) {
  const slides = useSlides({ count: hero.length, every: slideTime });
  const pictures = hero.map(({ image, portrait }) => ({ picture: image, portrait: { picture: portrait } }));
  const shown = hero[slides.index];
  return (
    <section className="window on-night jaali" aria-label={texts.label} {...slides.holders}>
      <div className="window-frame">
        <div className="window-opening">
          <SlidePictures slides={slides} pictures={pictures} />
          <div className="window-scrim" />
        </div>
        <WindowLines className="window-line window-line-outer" />
        <WindowLines className="window-line window-line-inner" />
        <div className="window-words" key={slides.index}>
          <h1 className="text-hero">{shown?.title}</h1>
          <p className="text-lead mt-3 md:mt-6 md:max-w-xs">{shown?.text}</p>
        </div>
        <div className="window-plaque plaque">
          <p className="max-lg:sr-only">{shown?.caption}</p>
          <SlideControls slides={slides} names={hero.map(({ caption }) => caption)} />
        </div>
      </div>
    </section>
  );
}
