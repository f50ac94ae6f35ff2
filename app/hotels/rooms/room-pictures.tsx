import type { Room } from '#app/catalogue/property.ts';
import { SlideControls } from '#app/ui/carousel/slide-controls.tsx';
import { slideTime } from '#app/ui/carousel/slide-times.ts';
import { useSlides } from '#app/ui/carousel/use-slides.ts';
import { Picture, type PictureProps } from '#app/ui/pictures/picture.tsx';
import { roomPicturesTexts as texts } from './texts.ts';

interface RoomPicturesProps {
  /** The primary picture first, as the catalogue sorts them. */
  images: Room['images'];
  shown: PictureProps['shown'];
}

/** A single picture stands still; several change every five seconds, with a pause button. */
export function RoomPictures({ images, shown }: RoomPicturesProps) {
  const slides = useSlides({ count: images.length, every: slideTime });
  if (images.length < 2)
    return (
      <div className="room-picture">
        <Picture picture={images[0]} shown={shown} crop="3:2" />
      </div>
    );
  return (
    <div className="room-picture room-slides" {...slides.holders}>
      <div ref={slides.ref} className="relative aspect-3/2" aria-live={slides.live}>
        {images.map((picture, place) =>
          slides.isAdded(place) ? (
            <span
              key={picture.path}
              className="slide"
              data-place={place}
              data-shown={place === slides.index || undefined}
              aria-hidden={place !== slides.index}
            >
              <Picture picture={picture} shown={shown} crop="3:2" />
            </span>
          ) : null,
        )}
      </div>
      <SlideControls slides={slides} names={images.map((_, place) => texts.picture(place + 1))} />
    </div>
  );
}
