import { Link } from 'react-router';
import { paths } from '#app/paths.ts';
import { wrapIndex } from '#app/ui/carousel/use-slides.ts';
import { Icon } from '#app/ui/icon.tsx';
import { Viewer } from '#app/ui/lightbox/viewer.tsx';
import type { Crumb } from '#app/ui/links/breadcrumb.tsx';
import { Picture } from '#app/ui/pictures/picture.tsx';
import type { Picture as PictureFacts } from '#platform/images/picture.ts';

interface GalleryPictureProps {
  name: string;
  slug: string;
  pictures: PictureFacts[];
  /** The picture's index, from 0. */
  place: number;
}

/** A picture of a hotel's gallery at its own address, with links to the others. The last one leads to the first. */
export function GalleryPicture({ name, slug, pictures, place }: GalleryPictureProps) {
  const shown = pictures[place];
  const to = (steps: number) => paths.galleryPicture(slug, wrapIndex(place, steps, pictures.length) + 1);
  const trail: Crumb[] = [
    { to: paths.locations(), label: 'Our Locations' },
    { to: paths.hotel(slug), label: name },
  ];
  return (
    <Viewer
      trail={trail}
      here={`Picture ${place + 1}`}
      title={shown?.alt ?? name}
      note={`${place + 1} of ${pictures.length}`}
      shown={<Picture key={place} picture={shown} shown={{ phone: 100, desktop: 100 }} load="first" />}
      actions={
        <nav className="viewer-ways" aria-label="Gallery">
          {pictures.length > 1 ? (
            <>
              <Link to={to(-1)} rel="prev" className="slide-button" aria-label="Previous picture">
                <Icon name="left" />
              </Link>
              <Link to={to(1)} rel="next" className="slide-button" aria-label="Next picture">
                <Icon name="right" />
              </Link>
            </>
          ) : null}
          <Link to={paths.gallery(slug)} className="link">
            <Icon name="close" className="size-5" />
            <span>Back to {name}</span>
          </Link>
        </nav>
      }
    >
      {pictures.length > 1 ? (
        <ul className="viewer-others wrap" aria-label="All pictures">
          {pictures.map((picture, other) => (
            <li key={picture.path}>
              <Link
                to={paths.galleryPicture(slug, other + 1)}
                aria-label={picture.alt}
                aria-current={other === place ? 'page' : undefined}
              >
                <Picture picture={picture} shown={{ phone: 31, desktop: 9, atMost: 120 }} crop="4:3" alt="" />
              </Link>
            </li>
          ))}
        </ul>
      ) : null}
    </Viewer>
  );
}
