import { data } from 'react-router';
import { hotelTrail, MissingHotelPage, subpageHandle, subpageHeaders } from '#app/hotels/hotel-subpage.tsx';
import { loadHotel, missingPart } from '#app/hotels/load-hotel.ts';
import { hotelFilmRouteTexts as texts } from '#app/hotels/texts.ts';
import { paths } from '#app/paths.ts';
import { notFoundMeta } from '#app/shell/errors/not-found-meta.ts';
import { pageMeta } from '#app/shell/head/page-meta.ts';
import styles from '#app/ui/lightbox/viewer.css?url';
import { FilmPage } from '#app/ui/video/film-page.tsx';
import { isMovingDrawing } from '#app/ui/video/video.ts';
import type { Route } from './+types/hotel-film-route.ts';
import { listFilms } from './list-films.ts';

export async function loader(args: Route.LoaderArgs) {
  const kind = args.params.film === 'heritage' ? 'heritage' : 'promo';
  const found = await loadHotel(args, (slug) => paths.hotelFilm(slug, kind));
  if ('missing' in found) return data(found.missing, found.init);
  const { property, origin } = found;
  const { name, slug } = property;
  const film = args.params.film === kind ? listFilms(property)[kind] : undefined;
  if (!film) return missingPart(found, paths.hotel(slug));
  return { kind: 'found' as const, origin, name, slug, film };
}

export const headers = subpageHeaders;

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: styles }];

export const handle = subpageHandle;

/** It has no canonical address: the hotel's own page names its films to search engines. */
export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return [];
  if (loaderData.kind === 'missing') return notFoundMeta(loaderData);
  const { name, origin, film } = loaderData;
  const describe = isMovingDrawing(film) ? texts.aDrawing : texts.aFilm;
  return pageMeta({ title: `${film.title} – ${name}`, description: describe(name), origin });
}

export default function HotelFilm({ loaderData }: Route.ComponentProps) {
  if (loaderData.kind === 'found') {
    const { film, name, slug } = loaderData;
    return <FilmPage film={film} trail={hotelTrail(loaderData)} back={{ to: paths.hotel(slug), label: name }} />;
  }
  return <MissingHotelPage {...loaderData} />;
}
