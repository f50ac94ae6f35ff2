import type { Room } from '#app/catalogue/property.ts';
import { SlideControls } from '#app/ui/carousel/slide-controls.tsx';
import { slideTime } from '#app/ui/carousel/slide-times.ts';
import { useSlides } from '#app/ui/carousel/use-slides.ts';
import { Picture, type PictureProps } from '#app/ui/pictures/picture.tsx';

interface RoomPicturesProps {
  /** The primary picture first, as the catalogue sorts them. */
  images: Room['images'];
  shown: PictureProps['shown'];
  crop: '3:2' | '4:3';
}

/** A single picture stands still; several change every five seconds, with a pause button. */
export function RoomPictures({ images, shown, crop }: RoomPicturesProps) {
  const slides = useSlides({ count: images.length, every: slideTime });
  if (images.length < 2) return <Picture picture={images[0]} shown={shown} crop={crop} />;
  return (
    <div className="room-slides" {...slides.holders}>
      <div className={`relative ${crop === '3:2' ? 'aspect-3/2' : 'aspect-4/3'}`} aria-live={slides.live}>
        {images.slice(0, slides.hasAllPictures ? images.length : 1).map((picture, place) => (
          <div
            key={picture.path}
            className="slide"
            data-shown={place === slides.index || undefined}
            aria-hidden={place !== slides.index}
          >
            <Picture picture={picture} shown={shown} crop={crop} />
          </div>
        ))}
      </div>
      <SlideControls slides={slides} names={images.map((_, place) => `Picture ${place + 1}`)} />
    </div>
  );
}
