import type { Picture } from '#domain/picture.ts';
import { ArchFrame } from './arch-frame.tsx';

/** How wide each use is drawn, at most. */
const widths = { menu: 128, card: 400, row: 128 } as const;

/** A hotel's picture in its arch. */
export function ArchPicture({ picture, use }: { picture: Picture; use: keyof typeof widths }) {
  return (
    <ArchFrame>
      <img
        src={`/storage/v1/object/public/${picture.bucket}/${picture.path}?width=${widths[use] * 2}&quality=75&format=webp`}
        alt=""
        width={widths[use]}
        height={widths[use] * 1.25}
        loading="lazy"
        decoding="async"
      />
    </ArchFrame>
  );
}
