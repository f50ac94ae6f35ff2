import { ArchFrame } from '#app/ui/pictures/arch-frame.tsx';
import { Picture } from '#app/ui/pictures/picture.tsx';
import type { Picture as PictureFacts } from '#platform/images/picture.ts';

/** Shows a lawn that is being made ready: on a phone above the words on a dark ground, else in an arch beside them. */
export function SentPicture({ picture }: { picture: PictureFacts }) {
  return (
    <div className="max-lg:bg-night max-lg:pt-2 max-lg:shadow-[0_0_0_100vmax_var(--color-night)] max-lg:[clip-path:inset(0_-100vmax)] lg:col-span-4 lg:col-start-9 lg:row-start-1">
      <div className="max-lg:mx-auto max-lg:h-80 max-lg:max-w-sm max-lg:overflow-hidden max-lg:px-6 max-lg:pt-1">
        <ArchFrame>
          <Picture picture={picture} shown={{ phone: 85, desktop: 30, atMost: 420 }} crop="4:5" load="first" alt="" />
        </ArchFrame>
      </div>
    </div>
  );
}
