import { data } from 'react-router';
import { paths } from '#app/paths.ts';
import type { PageHandle } from '#app/root.tsx';
import { metaFrom } from '#app/shell/head/page-meta.ts';
import { pageNamesTexts as names } from '#app/shell/head/texts.ts';
import styles from '#app/ui/lightbox/viewer.css?url';
import { FilmPage } from '#app/ui/video/film-page.tsx';
import { filmPageTexts as shows } from '#app/ui/video/texts.ts';
import { clipVideo } from '#app/ui/video/video.ts';
import { weddingClips } from '#content/weddings.ts';
import { requestContext } from '#platform/http/ask-router.ts';
import type { Route } from './+types/wedding-film-route.ts';
import { weddingFilmTexts as texts } from './texts.ts';

export function loader({ params, context }: Route.LoaderArgs) {
  const clip = weddingClips().find(({ id }) => id === params.film);
  if (!clip) throw data(null, { status: 404 });
  return { origin: context.get(requestContext).origin, film: clipVideo(clip) };
}

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: styles }];

export const handle: PageHandle = { page: { shared: true } };

/** The page has no canonical address, because search engines should show the page of weddings. */
export const meta: Route.MetaFunction = metaFrom(({ film }) => {
  const describe = film.kind ? shows.ownShows : shows.shows;
  return { title: texts.tabTitle(film.title), description: describe(film.title) };
});

export default function WeddingFilm({ loaderData: { film } }: Route.ComponentProps) {
  const weddings = { to: paths.weddings(), label: names.weddings };
  return <FilmPage film={film} trail={[weddings]} back={weddings} />;
}
