import { type MouseEvent, useRef } from 'react';
import { storedPicture } from './stored-picture.ts';

interface FocalPictureProps {
  /** "bucket/path". */
  pictureKey: string;
  alt: string;
  width: number | null;
  height: number | null;
}

/** Shows the whole picture. A click on it sets the focal point; two number fields do the same by keyboard. */
export function FocalPicture({ pictureKey, alt, width, height }: FocalPictureProps) {
  const picture = useRef<HTMLImageElement>(null);
  const address = storedPicture(pictureKey, { width: 1080, format: 'webp' });

  function choose(event: MouseEvent<HTMLElement>) {
    const box = picture.current?.getBoundingClientRect();
    const form = event.currentTarget.closest('form');
    if (!box || !form) return;
    const share = (at: number, start: number, length: number) =>
      String(Math.round(Math.min(1, Math.max(0, (at - start) / length)) * 100));
    for (const [name, value] of [
      ['focal_x', share(event.clientX, box.left, box.width)],
      ['focal_y', share(event.clientY, box.top, box.height)],
    ] as const) {
      const field = form.elements.namedItem(name);
      if (field instanceof HTMLInputElement) field.value = value;
    }
  }

  return (
    <figure className="focal-picture">
      {/* biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: the fields below are the keyboard's way */}
      <div onClick={choose}>
        <img ref={picture} src={address} alt={alt} width={width ?? 960} height={height ?? 640} />
      </div>
      <figcaption>Click where the heart of the picture is, or type it below.</figcaption>
    </figure>
  );
}
