import type { DiningVenue } from '#app/catalogue/property.ts';
import { ArchFrame } from '#app/ui/pictures/arch-frame.tsx';
import { Picture } from '#app/ui/pictures/picture.tsx';

/** The picture of one dining venue in an arch, beside the rows of all of them. */
export function DiningArch({ venue: { name, image } }: { venue: DiningVenue }) {
  return (
    <figure>
      <ArchFrame>
        <Picture picture={image} shown={{ phone: 100, desktop: 23, atMost: 332 }} crop="4:5" />
      </ArchFrame>
      <figcaption className="text-small mt-3">{name}</figcaption>
    </figure>
  );
}
