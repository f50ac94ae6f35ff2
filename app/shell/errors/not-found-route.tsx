import { data } from 'react-router';
import type { PageHandle } from '#app/root.tsx';
import { servicesContext } from '#app/services.server.ts';
import { picture } from '#content/pictures/picture.ts';
import type { Route } from './+types/not-found-route.ts';
import { notFoundMeta } from './not-found-meta.ts';
import { NotFoundPage } from './not-found-page.tsx';
import { unknownPage } from './not-found-texts.ts';
import { searchFor } from './search-for.ts';

export async function loader({ request, context }: Route.LoaderArgs) {
  const { catalogue, origin } = context.get(servicesContext);
  const search = await searchFor(request, catalogue);
  return data({ origin, search, picture: picture('site/not-found') }, { status: 404 });
}

export const handle: PageHandle = { page: { shared: true, query: { q: 'any' } } };

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData ? notFoundMeta({ origin: loaderData.origin, words: unknownPage }) : [];
}

export default function NotFound({ loaderData }: Route.ComponentProps) {
  return <NotFoundPage {...unknownPage} picture={loaderData.picture} search={loaderData.search} />;
}
