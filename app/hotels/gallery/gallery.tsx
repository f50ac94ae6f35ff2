import { anchorOf, headingOf } from '#app/hotels/page/section-names.ts';
import type { SectionProps } from '#app/hotels/page/section-props.ts';
import { paths } from '#app/paths.ts';
import { titleOf } from '#app/ui/lightbox/gallery-item.ts';
import { useLightbox } from '#app/ui/lightbox/use-lightbox.tsx';
import { texts as illustrations } from '#app/ui/pictures/illustrations.texts.ts';
import { hasIllustrations } from '#app/ui/pictures/illustrations.ts';
import { Picture } from '#app/ui/pictures/picture.tsx';
import { FilmMark, linkName } from './film-mark.tsx';

/**
 * The widths of the pictures on a wide screen, in hundredths of it. The pattern repeats after six: wide, tall, two small
 * ones above each other, tall, wide.
 */
const pattern = [52, 22, 14, 14, 22, 66];
/** The last pictures fill their rows as well, however many they are. Four are the beginning of the pattern. */
const lastPatterns: Record<number, number[]> = { 1: [90], 2: [62, 28], 3: [50, 22, 22], 5: [50, 22, 22, 22, 22] };

function widthOf(place: number, pictures: number): number {
  const inPattern = place % pattern.length;
  const isLast = place - inPattern + pattern.length > pictures;
  const widths = (isLast && lastPatterns[pictures % pattern.length]) || pattern;
  return widths[inPattern] ?? 100;
}

/** Each picture is a link to its own page, and opens in the lightbox if scripts run. */
export function Gallery({ property, background }: SectionProps) {
  const addressOf = (place: number) => paths.galleryPicture(property.slug, place + 1);
  const { link, lightbox } = useLightbox(headingOf(property, 'gallery'), property.galleryImages, addressOf);
  return (
    <section id={anchorOf('gallery')} className={`${background} wrap section-space`}>
      <h2 className="text-section mb-8 lg:mb-12">{headingOf(property, 'gallery')}</h2>
      <ul className="gallery">
        {property.galleryImages.map((picture, place) => {
          const desktop = widthOf(place, property.galleryImages.length);
          return (
            <li key={`${desktop} ${picture.path}`}>
              {/* The link itself has the accessible name, because a picture that is not rendered yet would give it
                 none. */}
              <a href={addressOf(place)} className="fill" aria-label={linkName(picture)} {...link(place)}>
                <Picture picture={picture} shown={{ phone: 100, desktop }} />
                {picture.video ? <FilmMark title={titleOf(picture)} /> : null}
              </a>
            </li>
          );
        })}
      </ul>
      {hasIllustrations(property.galleryImages) ? (
        <p className="text-small mt-4 text-quiet">{illustrations.note}</p>
      ) : null}
      {lightbox}
    </section>
  );
}
