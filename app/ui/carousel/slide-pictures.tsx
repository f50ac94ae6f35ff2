import { Picture, type PictureProps } from '#app/ui/pictures/picture.tsx';
import type { Picture as PictureFacts } from '#platform/images/picture.ts';
import type { Slides } from './use-slides.ts';

export interface SlidePicture {
  picture: PictureFacts;
  /** What phones get instead. */
  portrait?: NonNullable<PictureProps['portrait']>;
}

/** A tablet held upright shows the middle of a picture that is twice as wide as its screen. */
export const fullScreen = { phone: 100, tablet: 200, desktop: 100 };

/** The first picture comes with the page, the others when their turn is near. */
export function SlidePictures({ slides, pictures }: { slides: Slides; pictures: SlidePicture[] }) {
  return (
    <div className="slides" aria-live={slides.live}>
      {pictures.slice(0, slides.awake ? pictures.length : 1).map(({ picture, portrait }, place) => (
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
