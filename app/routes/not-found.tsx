import { data } from 'react-router';
import { LostPage } from '#app/features/not-found/lost-page.tsx';
import { unknownPage } from '#app/features/not-found/lost-texts.ts';
import { searchFor } from '#app/features/not-found/search-for.ts';
import type { PageHandle } from '#app/root.tsx';
import { pageMeta } from '#app/seo/page-meta.ts';
import { picture } from '#content/pictures/picture.ts';
import { requestContext, servicesContext } from '#server/services.ts';
import type { Route } from './+types/not-found.ts';

export async function loader({ request, context }: Route.LoaderArgs) {
  const { catalogue } = context.get(servicesContext);
  const { origin } = context.get(requestContext);
  const search = await searchFor(request, (text) => catalogue.searchHotels(text));
  return data({ origin, search, picture: picture('site/not-found') }, { status: 404 });
}

export const handle: PageHandle = { page: { shared: true, query: { q: 'any' } } };

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return [];
  return pageMeta({
    title: `${unknownPage.title} – Tivoli`,
    description: unknownPage.text,
    origin: loaderData.origin,
  });
}

export default function NotFound({ loaderData }: Route.ComponentProps) {
  return <LostPage {...unknownPage} picture={loaderData.picture} search={loaderData.search} />;
}
