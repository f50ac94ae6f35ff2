import { Picture, type PictureProps } from '#app/ui/pictures/picture.tsx';
import type { Picture as PictureFacts } from '#platform/images/picture.ts';
import type { Slides } from './use-slides.ts';

export interface SlidePicture {
  picture: PictureFacts;
  /** Shown on phones instead. */
  portrait?: NonNullable<PictureProps['portrait']>;
}

/** An upright tablet shows the middle of a picture that is twice as wide as its screen. */
export const fullScreen = { phone: 100, tablet: 200, desktop: 100 };

/** The first picture is in the page, and the others are added shortly before the first change. */
export function SlidePictures({ slides, pictures }: { slides: Slides; pictures: SlidePicture[] }) {
  return (
    <div className="slides" aria-live={slides.live}>
      {pictures.slice(0, slides.hasAllPictures ? pictures.length : 1).map(({ picture, portrait }, place) => (
        <div
          key={picture.path + String(place)}
          className="slide"
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
      ))}
    </div>
  );
}
