import type { DiningVenue } from '#app/catalogue/property.ts';
import { ArchFrame } from '#app/ui/pictures/arch-frame.tsx';
import { Picture } from '#app/ui/pictures/picture.tsx';

/** The venue whose picture is shown in the arch, and the ones whose pictures are under the rows. */
export function sharePictures(venues: DiningVenue[]): { main: DiningVenue | undefined; others: DiningVenue[] } {
  const pictured = venues.filter(({ image }) => image);
  return { main: pictured.at(-1), others: pictured.slice(0, -1) };
}

/** The picture is as high as the rows beside it, or lies over its name if others are shown as well. */
export function DiningArch({ venue: { name, image }, tall }: { venue: DiningVenue; tall: boolean }) {
  const shape = tall ? '3:5' : '4:5';
  return (
    <figure>
      <ArchFrame shape={shape}>
        <Picture picture={image} shown={{ phone: 100, desktop: 36, atMost: 502 }} crop={shape} />
      </ArchFrame>
      {tall ? <figcaption className="text-small mt-3">{name}</figcaption> : null}
    </figure>
  );
}

/** The others form a row as wide as the section's rows, with at most three beside each other. */
export function DiningOthers({ venues }: { venues: DiningVenue[] }) {
  const share = Math.min(venues.length, 3);
  return (
    <div className="dining-others">
      {venues.map(({ id, name, image }) => (
        <figure key={id}>
          <Picture
            picture={image}
            shown={{
              phone: Math.ceil(100 / share),
              desktop: Math.ceil(42 / share),
              atMost: Math.ceil(600 / share),
            }}
            crop="4:3"
          />
          <figcaption className="text-small mt-2">{name}</figcaption>
        </figure>
      ))}
    </div>
  );
}
