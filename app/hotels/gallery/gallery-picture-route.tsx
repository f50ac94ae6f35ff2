import { data, Link } from 'react-router';
import type { GalleryItem } from '#app/catalogue/property.ts';
import { hotelTrail, MissingHotelPage, subpageHandle, subpageHeaders } from '#app/hotels/hotel-subpage.tsx';
import { loadHotel, missingPart } from '#app/hotels/load-hotel.ts';
import { paths } from '#app/paths.ts';
import { notFoundMeta } from '#app/shell/errors/not-found-meta.ts';
import { largeEnough } from '#app/shell/head/hotel-picture.ts';
import { locationsCrumb, pageFactsContext, pictureOf } from '#app/shell/head/page-facts.server.ts';
import { pageMeta } from '#app/shell/head/page-meta.ts';
import { pageNamesTexts as names } from '#app/shell/head/texts.ts';
import { wrapIndex } from '#app/ui/carousel/use-slides.ts';
import { Icon } from '#app/ui/icon.tsx';
import { filmOf, titleOf } from '#app/ui/lightbox/gallery-item.ts';
import styles from '#app/ui/lightbox/viewer.css?url';
import { Viewer } from '#app/ui/lightbox/viewer.tsx';
import { Picture } from '#app/ui/pictures/picture.tsx';
import { FilmShown } from '#app/ui/video/film-shown.tsx';
import { WatchElsewhere } from '#app/ui/video/watch-elsewhere.tsx';
import type { Route } from './+types/gallery-picture-route.ts';
import { linkName } from './film-mark.tsx';
import { galleryPictureRouteTexts as texts } from './texts.ts';

export async function loader(args: Route.LoaderArgs) {
  const asked = Number(/^[1-9]\d{0,3}$/.exec(args.params.picture)?.[0] ?? 0);
  const found = await loadHotel(args, (slug) => paths.galleryPicture(slug, asked));
  if ('missing' in found) return data(found.missing, found.init);
  const { property, origin } = found;
  const { name, slug, galleryImages: pictures } = property;
  if (asked < 1 || asked > pictures.length) return missingPart(found, paths.gallery(slug));
  args.context.set(pageFactsContext, {
    picture: largeEnough([pictures[asked - 1]], pictureOf(slug)),
    trail: [locationsCrumb, [name, paths.hotel(slug)], [names.picture(asked), paths.galleryPicture(slug, asked)]],
  });
  return { kind: 'found' as const, origin, name, slug, pictures, place: asked - 1 };
}

export const headers = subpageHeaders;

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: styles }];

export const handle = subpageHandle;

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return [];
  if (loaderData.kind === 'missing') return notFoundMeta(loaderData);
  const { name, slug, origin, pictures, place } = loaderData;
  return pageMeta({
    title: texts.tabTitle(place + 1, pictures.length, name),
    description: texts.description(wordsOf(pictures[place]) ?? name, name),
    origin,
    canonical: paths.galleryPicture(slug, place + 1),
  });
}

/** A picture of a hotel's gallery at its own address, with links to the others. The last one leads to the first. */
export default function GalleryPicture({ loaderData }: Route.ComponentProps) {
  if (loaderData.kind !== 'found') return <MissingHotelPage {...loaderData} />;
  const { name, slug, pictures, place } = loaderData;
  const shown = pictures[place];
  const film = filmOf(shown);
  const to = (steps: number) => paths.galleryPicture(slug, wrapIndex(place, steps, pictures.length) + 1);
  return (
    <Viewer
      trail={hotelTrail(loaderData)}
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

/** What is said of an item where it has no words of its own: what its picture shows. */
function wordsOf(item: GalleryItem | undefined): string | undefined {
  return item && (item.description?.replace(/[.।]$/, '') || titleOf(item));
}
