import type { Picture as PictureFacts } from '#platform/images/picture.ts';
import { ArchFrame } from './arch-frame.tsx';
import { Picture } from './picture.tsx';

/** A small picture in an arch, at most 128 px wide. It decorates words that say the same. */
export function ArchPicture({ picture }: { picture: PictureFacts | undefined }) {
  return (
    <ArchFrame>
      <Picture picture={picture} shown={{ phone: 25, desktop: 9, atMost: 128 }} crop="4:5" alt="" />
    </ArchFrame>
  );
}
