import { Picture, type PictureProps, sourcesOf } from '#app/ui/pictures/picture.tsx';
import type { Picture as PictureFacts } from '#platform/images/picture.ts';
import type { Slides } from './use-slides.ts';

export interface SlidePicture {
  picture: PictureFacts;
  /** Shown on phones instead. */
  portrait?: NonNullable<PictureProps['portrait']>;
}

/** An upright tablet shows the middle of a picture that is twice as wide as its screen. */
export const fullScreen = { phone: 100, tablet: 200, desktop: 100 };

/** Returns all addresses of a slide's picture: those after the first slide are in no page's HTML. */
export function slideAddresses({ picture, portrait }: SlidePicture): string[] {
  const sources = sourcesOf(picture, fullScreen, undefined, portrait);
  const candidates = sources.flatMap((source) => source?.srcSet.split(', ') ?? []);
  return candidates.map((candidate) => candidate.split(' ', 1)[0] ?? '');
}

/** The first picture is in the page, and the others are added by `useSlides`. */
export function SlidePictures({ slides, pictures }: { slides: Slides; pictures: SlidePicture[] }) {
  return (
    <div ref={slides.ref} className="slides" aria-live={slides.live}>
      {pictures.map(({ picture, portrait }, place) =>
        slides.isAdded(place) ? (
          <div
            key={picture.path + String(place)}
            className="slide"
            data-place={place}
            data-shown={place === slides.index || undefined}
            aria-hidden={place !== slides.index}
          >
            <Picture
              picture={picture}
              shown={fullScreen}
              load={place === 0 ? 'first' : 'lazy'}
              {...(portrait && { portrait })}
            />
          </div>
        ) : null,
      )}
    </div>
  );
}
