import { anchorOf, headingOf } from '#app/hotels/page/section-names.ts';
import type { SectionProps } from '#app/hotels/page/section-props.ts';
import { paths } from '#app/paths.ts';
import { useLightbox } from '#app/ui/lightbox/use-lightbox.tsx';
import { Picture } from '#app/ui/pictures/picture.tsx';

/** The pattern repeats after six pictures: wide, tall, two small ones above each other, tall, wide. */
const shapes = [
  { crop: '16:9', desktop: 52 },
  { crop: '3:4', desktop: 22 },
  { crop: '1:1', desktop: 14 },
  { crop: '1:1', desktop: 14 },
  { crop: '3:4', desktop: 22 },
  { crop: '16:9', desktop: 66 },
] as const;

/** Each picture is a link to its own page, and opens in the lightbox if scripts run. */
export function Gallery({ property, background }: SectionProps) {
  const addressOf = (place: number) => paths.galleryPicture(property.slug, place + 1);
  const { link, lightbox } = useLightbox(headingOf(property, 'gallery'), property.galleryImages, addressOf);
  return (
    <section id={anchorOf('gallery')} className={`${background} wrap section-space`}>
      <h2 className="text-section mb-8 lg:mb-12">{headingOf(property, 'gallery')}</h2>
      <ul className="gallery">
        {property.galleryImages.map((picture, place) => {
          const shape = shapes[place % shapes.length] ?? shapes[0];
          return (
            <li key={shape.crop + picture.path}>
              {/* The link itself has the accessible name, because a picture that is not rendered yet would give it
                 none. */}
              <a href={addressOf(place)} className="fill" aria-label={picture.alt} {...link(place)}>
                <Picture picture={picture} shown={{ phone: 100, desktop: shape.desktop }} />
              </a>
            </li>
          );
        })}
      </ul>
      {lightbox}
    </section>
  );
}
