import { data } from 'react-router';
import { hotelOrLost } from '#app/hotels/load-hotel.ts';
import { paths } from '#app/paths.ts';
import type { PageHandle } from '#app/root.tsx';
import { LazyNotFoundPage } from '#app/shell/errors/lazy-not-found-page.tsx';
import { notFoundMeta } from '#app/shell/errors/not-found-meta.ts';
import { nothingAtHotel } from '#app/shell/errors/not-found-texts.ts';
import { pageMeta } from '#app/shell/head/page-meta.ts';
import styles from '#app/ui/lightbox/viewer.css?url';
import { picture } from '#content/pictures/picture.ts';
import type { Route } from './+types/gallery-picture-route.ts';
import { GalleryPicture } from './gallery-picture.tsx';

export async function loader(args: Route.LoaderArgs) {
  const asked = Number(/^[1-9]\d{0,3}$/.exec(args.params.picture)?.[0] ?? 0);
  const found = await hotelOrLost(args, (slug) => paths.galleryPicture(slug, asked));
  if ('lost' in found) return data(found.lost, found.init);
  const { property, origin } = found;
  const { name, slug, galleryImages: pictures } = property;
  if (asked < 1 || asked > pictures.length) {
    const words = nothingAtHotel(name, paths.gallery(slug));
    return data({ kind: 'lost' as const, origin, picture: picture('site/not-found'), words }, { status: 404 });
  }
  return { kind: 'found' as const, origin, name, slug, pictures, place: asked - 1 };
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders;
}

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: styles }];

export const handle: PageHandle = { page: { shared: true, query: { q: 'any' } } };

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return [];
  if (loaderData.kind === 'lost') return notFoundMeta(loaderData);
  const { name, slug, origin, pictures, place } = loaderData;
  return pageMeta({
    title: `Picture ${place + 1} of ${pictures.length} – ${name}`,
    description: `${pictures[place]?.alt ?? name}. From the gallery of ${name}.`,
    origin,
    canonical: paths.galleryPicture(slug, place + 1),
  });
}

export default function OnePicture({ loaderData }: Route.ComponentProps) {
  if (loaderData.kind === 'found') return <GalleryPicture {...loaderData} />;
  const { words, ...lost } = loaderData;
  return <LazyNotFoundPage {...words} {...lost} />;
}
