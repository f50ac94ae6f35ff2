import { data } from 'react-router';
import type { GalleryItem } from '#app/catalogue/property.ts';
import { subpageHandle, subpageHeaders } from '#app/hotels/hotel-subpage.ts';
import { loadHotel, missingPart } from '#app/hotels/load-hotel.ts';
import { MissingHotelPage } from '#app/hotels/missing-hotel-page.tsx';
import { paths } from '#app/paths.ts';
import { notFoundMeta } from '#app/shell/errors/not-found-meta.ts';
import { locationsCrumb, pageFactsContext, pictureOf } from '#app/shell/head/page-facts.server.ts';
import { pageMeta } from '#app/shell/head/page-meta.ts';
import { largeEnough } from '#app/shell/head/share-picture.ts';
import { pageNamesTexts as names } from '#app/shell/head/texts.ts';
import { titleOf } from '#app/ui/lightbox/gallery-item.ts';
import styles from '#app/ui/lightbox/viewer.css?url';
import type { Route } from './+types/gallery-picture-route.ts';
import { GalleryPicture } from './gallery-picture.tsx';
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

/** What is said of an item where it has no words of its own: what its picture shows. */
function wordsOf(item: GalleryItem | undefined): string | undefined {
  return item && (item.description?.replace(/[.।]$/, '') || titleOf(item));
}

export default function OnePicture({ loaderData }: Route.ComponentProps) {
  if (loaderData.kind === 'found') return <GalleryPicture {...loaderData} />;
  return <MissingHotelPage {...loaderData} />;
}
