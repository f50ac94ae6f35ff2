import type { ReactNode } from 'react';
import type { Room } from '#app/catalogue/property.ts';
import { SlideControls } from '#app/ui/carousel/slide-controls.tsx';
import { slideTime } from '#app/ui/carousel/slide-times.ts';
import { useSlides } from '#app/ui/carousel/use-slides.ts';
import { ArchFrame } from '#app/ui/pictures/arch-frame.tsx';
import { Picture, type PictureProps } from '#app/ui/pictures/picture.tsx';
import { texts } from './room-pictures.texts.ts';

interface RoomPicturesProps {
  /** The primary picture first, as the catalogue sorts them. */
  images: Room['images'];
  shown: PictureProps['shown'];
  /** Pictures of 4:5 stand in an arch. */
  crop: '3:2' | '4:3' | '4:5';
}

const aspects = { '3:2': 'aspect-3/2', '4:3': 'aspect-4/3', '4:5': 'aspect-4/5' } as const;

/** A single picture stands still; several change every five seconds, with a pause button. */
export function RoomPictures({ images, shown, crop }: RoomPicturesProps) {
  const slides = useSlides({ count: images.length, every: slideTime });
  if (images.length < 2)
    return (
      <Frame crop={crop}>
        <Picture picture={images[0]} shown={shown} crop={crop} />
      </Frame>
    );
  return (
    <div className="room-slides" {...slides.holders}>
      <Frame crop={crop}>
        <span className={`relative block ${aspects[crop]}`} aria-live={slides.live}>
          {images.slice(0, slides.hasAllPictures ? images.length : 1).map((picture, place) => (
            <span
              key={picture.path}
              className="slide"
              data-shown={place === slides.index || undefined}
              aria-hidden={place !== slides.index}
            >
              <Picture picture={picture} shown={shown} crop={crop} />
            </span>
          ))}
        </span>
      </Frame>
      <SlideControls slides={slides} names={images.map((_, place) => texts.picture(place + 1))} />
    </div>
  );
}

function Frame({ crop, children }: { crop: RoomPicturesProps['crop']; children: ReactNode }) {
  return crop === '4:5' ? <ArchFrame>{children}</ArchFrame> : children;
}
