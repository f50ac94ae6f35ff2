import { data } from 'react-router';
import { hotelOrLost } from '#app/hotels/load-hotel.ts';
import { paths } from '#app/paths.ts';
import type { PageHandle } from '#app/root.tsx';
import { LazyNotFoundPage } from '#app/shell/errors/lazy-not-found-page.tsx';
import { notFoundMeta } from '#app/shell/errors/not-found-meta.ts';
import { nothingAtHotel } from '#app/shell/errors/not-found-texts.ts';
import { pageMeta } from '#app/shell/head/page-meta.ts';
import styles from '#app/ui/lightbox/viewer.css?url';
import { FilmPage } from '#app/ui/video/film-page.tsx';
import { picture } from '#content/pictures/picture.ts';
import type { Route } from './+types/hotel-film-route.ts';
import { listFilms } from './list-films.ts';

export async function loader(args: Route.LoaderArgs) {
  const kind = args.params.film === 'heritage' ? 'heritage' : 'promo';
  const found = await hotelOrLost(args, (slug) => paths.hotelFilm(slug, kind));
  if ('lost' in found) return data(found.lost, found.init);
  const { property, origin } = found;
  const { name, slug } = property;
  const film = args.params.film === kind ? listFilms(property)[kind] : undefined;
  if (!film) {
    const words = nothingAtHotel(name, paths.hotel(slug));
    return data({ kind: 'lost' as const, origin, picture: picture('site/not-found'), words }, { status: 404 });
  }
  return { kind: 'found' as const, origin, name, slug, film };
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders;
}

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: styles }];

export const handle: PageHandle = { page: { shared: true, query: { q: 'any' } } };

/** Without a canonical address: the hotel's own page tells search engines of its films. */
export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return [];
  if (loaderData.kind === 'lost') return notFoundMeta(loaderData);
  const { name, origin, film } = loaderData;
  return pageMeta({ title: `${film.title} – ${name}`, description: `A film of ${name}.`, origin });
}

export default function HotelFilm({ loaderData }: Route.ComponentProps) {
  if (loaderData.kind === 'found') {
    const { film, name, slug } = loaderData;
    const hotel = { to: paths.hotel(slug), label: name };
    return <FilmPage film={film} trail={[{ to: paths.locations(), label: 'Our Locations' }, hotel]} back={hotel} />;
  }
  const { words, ...lost } = loaderData;
  return <LazyNotFoundPage {...words} {...lost} />;
}
