import { anchorOf, headingOf } from '#app/hotels/page/section-names.ts';
import type { SectionProps } from '#app/hotels/page/section-props.ts';
import { paths } from '#app/paths.ts';
import { useStrip } from '#app/ui/carousel/use-strip.ts';
import { Icon } from '#app/ui/icon.tsx';
import { titleOf } from '#app/ui/lightbox/gallery-item.ts';
import { useLightbox } from '#app/ui/lightbox/use-lightbox.tsx';
import { hasIllustrations } from '#app/ui/pictures/illustrations.ts';
import { Picture } from '#app/ui/pictures/picture.tsx';
import { illustrationsTexts as illustrations } from '#app/ui/pictures/texts.ts';
import { FilmMark, linkName } from './film-mark.tsx';
import { galleryCarouselTexts as texts } from './texts.ts';

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
        <div className="slide-dots">
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
        <button type="button" className="square-button" onClick={() => turn(-1)} aria-label={texts.previous}>
          <Icon name="left" />
        </button>
        <button type="button" className="square-button" onClick={() => turn(1)} aria-label={texts.next}>
          <Icon name="right" />
        </button>
      </div>
      {hasIllustrations(property.galleryImages) ? (
        <p className="text-small mt-4 text-quiet">{illustrations.note}</p>
      ) : null}
      {lightbox}
    </section>
  );
}
