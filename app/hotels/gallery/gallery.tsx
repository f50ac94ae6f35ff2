import { anchorOf, headingOf, type SectionProps } from '#app/hotels/page/section-links.tsx';
import { paths } from '#app/paths.ts';
import { Arrows } from '#app/ui/carousel/arrows.tsx';
import { useStrip } from '#app/ui/carousel/use-strip.ts';
import { titleOf } from '#app/ui/lightbox/gallery-item.ts';
import { useLightbox } from '#app/ui/lightbox/use-lightbox.tsx';
import { hasIllustrations } from '#app/ui/pictures/illustrations.ts';
import { Picture } from '#app/ui/pictures/picture.tsx';
import type { ShownWidth } from '#app/ui/pictures/picture-sources.ts';
import { illustrationsTexts as illustrations } from '#app/ui/pictures/texts.ts';
import type { PictureRatio } from '#platform/images/picture-sizes.ts';
import { FilmMark, linkName } from './film-mark.tsx';
import { galleryCarouselTexts as texts } from './texts.ts';

/** Each picture is a link to its own page, and opens in the lightbox if scripts run. */
export function Gallery({ property, background }: SectionProps) {
  const addressOf = (place: number) => paths.galleryPicture(property.slug, place + 1);
  const pictures = property.galleryImages;
  const isIllustrated = hasIllustrations(pictures);
  const { link, lightbox } = useLightbox(headingOf(property, 'gallery'), pictures, addressOf);
  return (
    <section id={anchorOf('gallery')} className={`${background} wrap section-space`}>
      <h2 className="text-section mb-6 lg:mb-8">{headingOf(property, 'gallery')}</h2>
      <div className="gallery-frame">
        <ul className="gallery">
          {pictures.map((picture, place) => {
            return (
              <li key={picture.path}>
                {/* The link itself has the accessible name, because a picture that is not rendered yet would give it
                   none. */}
                <a href={addressOf(place)} className="fill" aria-label={linkName(picture)} {...link(place)}>
                  <Picture picture={picture} {...tileOf(place, pictures.length)} />
                  {picture.video ? <FilmMark title={titleOf(picture)} /> : null}
                </a>
              </li>
            );
          })}
        </ul>
        {isIllustrated ? <p className="mt-3 text-small text-quiet">{illustrations.note}</p> : null}
      </div>
      {lightbox}
    </section>
  );
}

/** A tile is as wide as the page, or a share of its row; in hundredths of the screen. */
interface Tile {
  shown: ShownWidth;
  crop: PictureRatio;
}

/** On a phone a small tile is square, and the sides of its picture are cut off: the picture is wider than the tile. */
const tile = (phone: number, desktop: number, atMost: number): Tile => ({
  shown: { phone, desktop, atMost },
  crop: '16:10',
});
const large = tile(100, 58, 832);
const half = tile(77, 28, 405);
const third = tile(50, 28, 405);
/** One or two that remain of a row of three fill it. */
const ofLastRow = [third, tile(100, 86, 1248), tile(77, 43, 616)];

/** On wide screens one large picture with two beside it, and the others in threes. */
function tileOf(place: number, count: number): Tile {
  if (place < 3) return place === 0 ? large : half;
  const remaining = count % 3;
  return (place >= count - remaining && ofLastRow[remaining]) || third;
}

/** The generic page's gallery: one picture at a time; after the last comes the first. */
export function GalleryCarousel({ property, background }: SectionProps) {
  const pictures = property.galleryImages;
  const addressOf = (place: number) => paths.galleryPicture(property.slug, place + 1);
  const { link, lightbox } = useLightbox(headingOf(property, 'gallery'), pictures, addressOf);
  const { ref, page, turn, show, events } = useStrip<HTMLUListElement>(pictures.length, 1);
  return (
    <section id={anchorOf('gallery')} className={`gallery-ring ${background} wrap section-space`}>
      <h2 className="text-section">{headingOf(property, 'gallery')}</h2>
      <ul ref={ref} className="strip" {...events}>
        {pictures.map((picture, place) => (
          <li key={picture.path}>
            <a href={addressOf(place)} className="gallery-slide" aria-label={linkName(picture)} {...link(place)}>
              <Picture picture={picture} shown={{ phone: 100, desktop: 86, atMost: 1248 }} crop="16:9" />
              {picture.video ? <FilmMark title={titleOf(picture)} /> : null}
            </a>
          </li>
        ))}
      </ul>
      <div className="gallery-ring-controls needs-script">
        <div className="slide-dots flex-1 min-w-0">
          {pictures.map((picture, place) => (
            <button
              key={picture.path}
              type="button"
              aria-label={texts.picture(place + 1, pictures.length)}
              aria-current={place === page || undefined}
              onClick={() => show(place)}
            />
          ))}
        </div>
        <Arrows className="square-button" previous={texts.previous} next={texts.next} turn={turn} />
      </div>
      {hasIllustrations(pictures) ? <p className="text-small mt-4 text-quiet">{illustrations.note}</p> : null}
      {lightbox}
    </section>
  );
}
