import { ArchFrame } from '#app/ui/arch-frame.tsx';
import { Picture } from '#app/ui/picture.tsx';
import type { DiningVenue } from '#domain/property.ts';

export const isPictured = ({ image }: DiningVenue) => image !== undefined;

/** One venue through the arch; the others square-cornered in a row at its foot. Each over its name where there are several. */
export function DiningPictures({ venues }: { venues: DiningVenue[] }) {
  const pictured = venues.filter(isPictured);
  const [main, others] = [pictured.at(-1), pictured.slice(0, -1)];
  const alone = others.length === 1;
  const share = 1 / Math.max(others.length, 1);
  return (
    <>
      <figure>
        <ArchFrame>
          <Picture picture={main?.image} shown={{ phone: 100, desktop: 36, atMost: 502 }} crop="4:5" />
        </ArchFrame>
        {others.length > 0 ? <figcaption className="text-small mt-3">{main?.name}</figcaption> : null}
      </figure>
      {others.length > 0 ? (
        <div className="dining-others">
          {others.map(({ id, name, image }) => (
            <figure key={id}>
              <Picture
                picture={image}
                shown={{
                  phone: Math.ceil(100 * share),
                  desktop: Math.ceil(36 * share),
                  atMost: Math.ceil(502 * share),
                }}
                crop={alone ? '3:2' : '4:5'}
              />
              <figcaption className="text-small mt-2">{name}</figcaption>
            </figure>
          ))}
        </div>
      ) : null}
    </>
  );
}
