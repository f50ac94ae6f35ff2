import { Picture } from '#app/ui/pictures/picture.tsx';
import { fullScreen, type SlidePicture } from '#app/ui/pictures/picture-sources.ts';
import type { Slides } from './use-slides.ts';

/** The first picture is in the page, and the others are added by `useSlides`. */
export function SlidePictures({ slides, pictures }: { slides: Slides; pictures: SlidePicture[] }) {
  return (
    <div ref={slides.ref} className="slides absolute inset-0" aria-live={slides.live}>
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
