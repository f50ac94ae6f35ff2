import { Link } from 'react-router';
import type { GalleryItem } from '#app/catalogue/property.ts';
import { paths } from '#app/paths.ts';
import { wrapIndex } from '#app/ui/carousel/use-slides.ts';
import { Icon } from '#app/ui/icon.tsx';
import { filmOf, titleOf } from '#app/ui/lightbox/gallery-item.ts';
import { Viewer } from '#app/ui/lightbox/viewer.tsx';
import type { Crumb } from '#app/ui/links/breadcrumb.tsx';
import { Picture } from '#app/ui/pictures/picture.tsx';
import { FilmShown, WatchElsewhere } from '#app/ui/video/film-shown.tsx';
import { linkName } from './film-mark.tsx';
import { galleryPictureTexts as texts } from './texts.ts';

interface GalleryPictureProps {
  name: string;
  slug: string;
  pictures: GalleryItem[];
  /** The picture's index, from 0. */
  place: number;
}

/** A picture of a hotel's gallery at its own address, with links to the others. The last one leads to the first. */
export function GalleryPicture({ name, slug, pictures, place }: GalleryPictureProps) {
  const shown = pictures[place];
  const film = filmOf(shown);
  const to = (steps: number) => paths.galleryPicture(slug, wrapIndex(place, steps, pictures.length) + 1);
  const trail: Crumb[] = [
    { to: paths.locations(), label: texts.locations },
    { to: paths.hotel(slug), label: name },
  ];
  return (
    <Viewer
      trail={trail}
      here={texts.here(place + 1)}
      title={shown ? titleOf(shown) : name}
      note={texts.place(place + 1, pictures.length)}
      shown={
        film ? (
          <FilmShown key={place} film={film} />
        ) : (
          <Picture key={place} picture={shown} shown={{ phone: 100, desktop: 100 }} load="first" />
        )
      }
      actions={
        <nav className="viewer-ways" aria-label={texts.gallery}>
          {film ? <WatchElsewhere film={film} /> : null}
          {pictures.length > 1 ? (
            <>
              <Link to={to(-1)} rel="prev" className="slide-button" aria-label={texts.previous}>
                <Icon name="left" />
              </Link>
              <Link to={to(1)} rel="next" className="slide-button" aria-label={texts.next}>
                <Icon name="right" />
              </Link>
            </>
          ) : null}
          <Link to={paths.gallery(slug)} className="link">
            <Icon name="close" className="size-5" />
            <span>{texts.backTo(name)}</span>
          </Link>
        </nav>
      }
    >
      {shown?.description ? <p className="wrap measure pb-4 text-quiet">{shown.description}</p> : null}
      {pictures.length > 1 ? (
        <ul className="viewer-others wrap" aria-label={texts.allPictures}>
          {pictures.map((picture, other) => (
            <li key={picture.path}>
              <Link
                to={paths.galleryPicture(slug, other + 1)}
                aria-label={linkName(picture)}
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
