import { anchorOf, headingOf } from '#app/hotels/page/section-names.ts';
import type { SectionProps } from '#app/hotels/page/section-props.ts';
import { paths } from '#app/paths.ts';
import { useStrip } from '#app/ui/carousel/use-strip.ts';
import { Icon } from '#app/ui/icon.tsx';
import { useLightbox } from '#app/ui/lightbox/use-lightbox.tsx';
import { Picture } from '#app/ui/pictures/picture.tsx';

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
            <a href={addressOf(place)} aria-label={picture.alt} {...link(place)}>
              <Picture picture={picture} shown={{ phone: 100, desktop: 86, atMost: 1248 }} crop="16:9" />
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
              aria-label={`Picture ${place + 1} of ${pictures.length}`}
              aria-current={place === page || undefined}
              onClick={() => show(place)}
            />
          ))}
        </div>
        <button type="button" className="square-button" onClick={() => turn(-1)} aria-label="Previous picture">
          <Icon name="left" />
        </button>
        <button type="button" className="square-button" onClick={() => turn(1)} aria-label="Next picture">
          <Icon name="right" />
        </button>
      </div>
      {lightbox}
    </section>
  );
}
