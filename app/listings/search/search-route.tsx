import { Fragment } from 'react';
import { longestSearch, mostSearchHits } from '#app/catalogue/most-search-hits.ts';
import { searchSite } from '#app/catalogue/server/search-site.server.ts';
import { largestCapacity } from '#app/catalogue/space-figures.ts';
import type { VenueSpace } from '#app/catalogue/venue-finder.ts';
import { FieldError } from '#app/forms/fields/field.tsx';
import { fieldMessagesTexts as messages } from '#app/forms/texts.ts';
import { contentLang } from '#app/language/content-lang.ts';
import { firstSpaces } from '#app/listings/list-lengths.ts';
import { SpacesByHouse, spaceResultStyles } from '#app/listings/results/spaces-by-house.tsx';
import { paths } from '#app/paths.ts';
import type { PageHandle } from '#app/root.tsx';
import { servicesContext } from '#app/services.server.ts';
import { pageMeta } from '#app/shell/head/page-meta.ts';
import { FoundRow } from '#app/ui/links/found-row.tsx';
import { PageLink } from '#app/ui/links/page-link.tsx';
import { PictureRow } from '#app/ui/links/picture-row.tsx';
import { TextLink } from '#app/ui/links/text-link.tsx';
import { PageOpener } from '#app/ui/page-opener.tsx';
import { cleanLine } from '#platform/clean-text.ts';
import type { Route } from './+types/search-route.ts';
import { type PicturedHit, picturedHits, placesOfHits } from './places-of-hits.server.ts';
import { SearchForm } from './search-form.tsx';
import { searchRouteTexts as texts } from './texts.ts';

export async function loader({ request, context }: Route.LoaderArgs) {
  const { catalogue, origin } = context.get(servicesContext);
  const query = new URL(request.url).searchParams;
  const text = cleanLine(query.get('q') ?? '');
  const problem = text.length > longestSearch ? messages.tooLong(longestSearch, text.length) : undefined;
  const [{ groups, nearest }, { value: hotels }] = await Promise.all([
    searchSite(catalogue, problem ? '' : text),
    catalogue.searchIndex(),
  ]);
  const places = placesOfHits(groups.find(({ kind }) => kind === 'space')?.hits ?? [], hotels);
  return {
    origin,
    text,
    problem,
    nearest: nearest && { ...nearest, hits: picturedHits(nearest.hits, hotels) },
    /** Halls and lawns have rows with pictures; other hits are lines. */
    groups: groups.map(({ kind, hits }) => ({
      kind,
      count: hits.length,
      lines: picturedHits(
        kind === 'space' ? hits.filter(({ to }) => !places.some((place) => isSpaceAt(to, place))) : hits,
        hotels,
      ),
    })),
    spaces: { places: query.get('all') === 'yes' ? places : places.slice(0, firstSpaces), total: places.length },
  };
}

const isSpaceAt = (to: string, { hotel, space }: VenueSpace) => to === paths.space(hotel.slug, space.id);

export const handle: PageHandle = { page: { shared: true, query: { q: 'any', all: ['yes'] } } };

/** It has no canonical address: search engines do not index pages of results. */
export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { origin, text, spaces } = loaderData;
  const head = pageMeta({
    title: text ? texts.tabTitleOf(text) : texts.tabTitle,
    description: texts.description,
    origin,
  });
  return [...head, ...spaceResultStyles(spaces.total > 0)];
}

export default function Search({ loaderData }: Route.ComponentProps) {
  const { text, problem, groups, nearest, spaces } = loaderData;
  const count = groups.reduce((sum, group) => sum + group.count, 0);
  return (
    <>
      <PageOpener title={texts.title}>
        <SearchForm key={text} id="page-search" text={text} />
        <FieldError id="page-search" error={problem} />
      </PageOpener>
      {text ? null : (
        <section className="section-space on-cream wrap" aria-labelledby="search-examples">
          <h2 id="search-examples" className="text-heading">
            {texts.forExample}
          </h2>
          <ul className="mt-4">
            {texts.examples.map((example) => (
              <li key={example} className="hairline-t">
                <FoundRow to={paths.search(example)} name={example} />
              </li>
            ))}
          </ul>
        </section>
      )}
      {text && !problem ? (
        <div className="section-space on-cream wrap">
          <p role="status" className="text-lead">
            {nearest ? texts.nearestTo(nearest.town) : texts.found(count, text)}
          </p>
          {nearest ? <Found title={texts.nearest} lines={nearest.hits} /> : null}
          {groups.some((group) => group.count >= mostSearchHits) ? (
            <p className="mt-2 text-quiet">{texts.first(mostSearchHits)}</p>
          ) : null}
          {groups.map(({ kind, lines }) => (
            <Fragment key={kind}>
              {kind === 'space' ? <FoundSpaces title={texts.kinds.space} text={text} {...spaces} /> : null}
              <Found title={texts.kinds[kind]} lines={lines} />
            </Fragment>
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

function Found({ title, lines }: { title: string; lines: PicturedHit[] }) {
  if (lines.length === 0) return null;
  return (
    <section className="found">
      <h2 className="text-heading">{title}</h2>
      <ul className={lines.some(({ image }) => image) ? 'hotel-rows mt-4' : 'mt-4'}>
        {lines.map(({ to, name, note, image }) =>
          image ? (
            <li key={to}>
              <PictureRow to={to} picture={image} name={name}>
                {note ? (
                  <span {...contentLang(note)} className="text-small text-quiet">
                    {note}
                  </span>
                ) : null}
              </PictureRow>
            </li>
          ) : (
            <li key={to} className="hairline-t">
              <FoundRow to={to} name={name}>
                {note ? (
                  <span {...contentLang(note)} className="text-small text-quiet">
                    {note}
                  </span>
                ) : null}
              </FoundRow>
            </li>
          ),
        )}
      </ul>
    </section>
  );
}

interface FoundSpacesProps {
  title: string;
  text: string;
  places: VenueSpace[];
  total: number;
}

function FoundSpaces({ title, text, places, total }: FoundSpacesProps) {
  if (places.length === 0) return null;
  return (
    <section className="found" id="spaces" tabIndex={-1}>
      <h2 className="text-heading">{title}</h2>
      <SpacesByHouse
        spaces={places.map((place) => ({
          place,
          holds: largestCapacity(place.space.capacity),
          notes: place.space.area ? [place.space.area] : [],
          ofHouse: place.hotel.city,
          enquire: paths.enquire({ venue: place.hotel.slug, space: place.space.id }),
        }))}
      />
      {total > places.length ? (
        <p className="mt-6">
          <TextLink to={`${paths.search(text, { all: 'yes' })}#spaces`}>{texts.showAll(total)}</TextLink>
        </p>
      ) : null}
    </section>
  );
}
