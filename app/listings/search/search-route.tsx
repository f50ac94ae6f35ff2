import { mostSearchHits } from '#app/catalogue/most-search-hits.ts';
import { searchSite } from '#app/catalogue/server/search-site.server.ts';
import { paths } from '#app/paths.ts';
import type { PageHandle } from '#app/root.tsx';
import { requestContext, servicesContext } from '#app/services.server.ts';
import { pageMeta } from '#app/shell/head/page-meta.ts';
import { PageLink } from '#app/ui/links/page-link.tsx';
import { TextLink } from '#app/ui/links/text-link.tsx';
import { PageOpener } from '#app/ui/page-opener.tsx';
import type { Route } from './+types/search-route.ts';
import { SearchForm } from './search-form.tsx';
import { Found } from './search-results.tsx';
import { texts } from './search-route.texts.ts';

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
    title: text ? texts.tabTitleOf(text) : texts.tabTitle,
    description: texts.description,
    origin,
  });
}

export default function Search({ loaderData }: Route.ComponentProps) {
  const { text, found } = loaderData;
  const { groups, nearest } = found;
  const count = groups.reduce((sum, { hits }) => sum + hits.length, 0);
  return (
    <>
      <PageOpener title={texts.title}>
        <SearchForm key={text} id="page-search" text={text} />
      </PageOpener>
      {text ? (
        <div className="search-results on-cream wrap">
          <p role="status" className="text-lead">
            {nearest ? texts.noHouseIn(nearest.town) : texts.found(count, text)}
          </p>
          {nearest ? <Found title={texts.nearest} lines={nearest.hits} /> : null}
          {groups.some(({ hits }) => hits.length >= mostSearchHits) ? (
            <p className="mt-2 text-quiet">{texts.first(mostSearchHits)}</p>
          ) : null}
          {groups.map(({ kind, hits }) => (
            <Found key={kind} title={texts.kinds[kind]} lines={hits} />
          ))}
          {count === 0 ? (
            <p className="mt-6 flex flex-wrap items-center gap-x-7 gap-y-3">
              {nearest ? null : (
                <PageLink to={paths.hotels()} className="button button-dark">
                  {texts.allHotels}
                </PageLink>
              )}
              <TextLink to={paths.enquire()}>{texts.askUs}</TextLink>
            </p>
          ) : null}
        </div>
      ) : null}
    </>
  );
}
