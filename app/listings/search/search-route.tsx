import { mostSearchHits } from '#app/catalogue/most-search-hits.ts';
import { searchSite } from '#app/catalogue/server/search-site.server.ts';
import { paths } from '#app/paths.ts';
import type { PageHandle } from '#app/root.tsx';
import { requestContext, servicesContext } from '#app/services.server.ts';
import { pageMeta } from '#app/shell/head/page-meta.ts';
import { PageLink } from '#app/ui/links/page-link.tsx';
import { PageOpener } from '#app/ui/page-opener.tsx';
import type { Route } from './+types/search-route.ts';
import { SearchForm } from './search-form.tsx';
import { Found } from './search-results.tsx';

const longestSearch = 80;

export async function loader({ request, context }: Route.LoaderArgs) {
  const { catalogue } = context.get(servicesContext);
  const { origin } = context.get(requestContext);
  const text = new URL(request.url).searchParams.get('q')?.trim().slice(0, longestSearch) ?? '';
  return { origin, text, found: await searchSite(catalogue, text) };
}

export const handle: PageHandle = { page: { shared: true, query: { q: 'any' } } };

/** It has no canonical address: search engines do not index pages of results. */
export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { origin, text } = loaderData;
  return pageMeta({
    title: text ? `“${text}” – Search – Tivoli` : 'Search – Tivoli',
    description: 'Search the hotels, places, halls and lawns of Tivoli.',
    origin,
  });
}

export default function Search({ loaderData }: Route.ComponentProps) {
  const { text, found } = loaderData;
  const { hotels, places, spaces } = found;
  const count = hotels.length + places.length + spaces.length;
  return (
    <>
      <PageOpener title="Search">
        <SearchForm key={text} id="page-search" text={text} />
      </PageOpener>
      {text ? (
        <div className="search-results on-cream wrap">
          <p role="status" className="text-lead">
            {count === 0 ? `Nothing found for “${text}”.` : `${count} found for “${text}”.`}
          </p>
          {[hotels, places, spaces].some(({ length }) => length >= mostSearchHits) ? (
            <p className="mt-2 text-quiet">
              {`The first ${mostSearchHits} of a kind are here: more of the name finds fewer.`}
            </p>
          ) : null}
          <Found
            title="Hotels"
            lines={hotels.map(({ slug, name, city }) => ({ to: paths.hotel(slug), name, note: city }))}
          />
          <Found title="Places" lines={places.map(({ slug, name }) => ({ to: paths.location(slug), name }))} />
          <Found
            title="Halls and lawns"
            lines={spaces.map(({ id, name, hotel, hotelName }) => ({
              to: paths.space(hotel, id),
              name,
              note: hotelName,
            }))}
          />
          {count === 0 ? (
            <p className="mt-4">
              <PageLink to={paths.hotels()} className="button button-dark">
                View All Hotels
              </PageLink>
            </p>
          ) : null}
        </div>
      ) : null}
    </>
  );
}
