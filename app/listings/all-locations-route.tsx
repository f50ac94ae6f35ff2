import { Link } from 'react-router';
import { loadKept } from '#app/catalogue/browser-data.ts';
import { cacheTimes } from '#app/catalogue/cache-times.ts';
import { countHotels } from '#app/catalogue/group-outline.ts';
import { withTown } from '#app/catalogue/server/in-page-language.server.ts';
import { hotelsPerGroup, placesPerPage } from '#app/listings/list-lengths.ts';
import { OwnStyles } from '#app/own-styles.tsx';
import { paths } from '#app/paths.ts';
import type { PageHandle } from '#app/root.tsx';
import { servicesContext } from '#app/services.server.ts';
import { LazyNotFoundPage } from '#app/shell/errors/lazy-not-found-page.tsx';
import { notFoundList } from '#app/shell/errors/not-found-list.ts';
import { listHead } from '#app/shell/head/list-head.ts';
import { pageFactsContext } from '#app/shell/head/page-facts.server.ts';
import { withPreview } from '#app/shell/head/page-meta.ts';
import { pageNamesTexts as names } from '#app/shell/head/texts.ts';
import { PageLinks, pageParameter } from '#app/ui/links/page-links.tsx';
import { PartBoundary } from '#app/ui/loading/stage.tsx';
import { PageOpener } from '#app/ui/page-opener.tsx';
import { picture } from '#content/pictures/picture.ts';
import { listPage, readPage } from '#platform/pagination.ts';
import type { Route } from './+types/all-locations-route.ts';
import { HotelRow } from './hotel-row.tsx';
import { PlacesMap, whereInWords } from './places-map.tsx';
import { placeOnMap, riverOnMap, sheet } from './places-plan.ts';
import { ShowAllLink } from './show-all-link.tsx';
import { hotelRowsTexts, allLocationsRouteTexts as texts } from './texts.ts';

export async function loader({ request, context }: Route.LoaderArgs) {
  const { catalogue, origin } = context.get(servicesContext);
  const [locations, outline] = await Promise.all([catalogue.locations(), catalogue.groupOutline()]);
  const known = locations.value
    .map(({ slug, name, state }) => ({ slug, name, state, total: countHotels(outline.value, { locations: [slug] }) }))
    .filter(({ total }) => total > 0);
  const at = listPage(known.length, readPage(new URL(request.url).searchParams), placesPerPage);
  if (!at) return notFoundList(origin, outline.source === 'live');
  const shown = known.slice(Math.max(at.first - 1, 0), at.last);
  const { value: hotels } = await catalogue.hotelsWithDetails({
    locations: shown.map(({ slug }) => slug),
    eachLocation: hotelsPerGroup,
    most: shown.length * hotelsPerGroup,
  });
  const positions = await Promise.all(
    shown.map(async ({ slug }) => {
      const first = hotels.find(({ location }) => location === slug);
      const lookup = first && (await catalogue.hotelBySlug(first.slug)).value;
      const coordinates = lookup?.kind === 'found' ? lookup.property.address.coordinates : undefined;
      return coordinates && placeOnMap(coordinates);
    }),
  );
  context.set(pageFactsContext, {
    kind: 'CollectionPage',
    picture: picture('social/locations'),
    trail: [[names.allLocations, paths.allLocations()]],
    path: paths.allLocations({ page: pageParameter(at.page) }),
  });
  return {
    kind: 'found' as const,
    head: listHead({
      title: texts.tabTitle,
      description: texts.description(shown.map(({ name }) => name).join(', ')),
      origin,
      at,
      to: (page) => paths.allLocations({ page }),
    }),
    at,
    picture: picture('location/delhi'),
    map: { sheet, river: riverOnMap() },
    places: shown.map((place, index) => ({
      ...place,
      onMap: positions[index],
      hotels: hotels.filter(({ location }) => location === place.slug).map(withTown),
    })),
  };
}

export const clientLoader = ({ request, serverLoader }: Route.ClientLoaderArgs) =>
  loadKept({ key: request.url, times: cacheTimes.hotels, load: serverLoader });

export const handle: PageHandle = { page: { shared: true, query: { page: 'any' } }, ownStyles: 'group' };

export function meta({ loaderData }: Route.MetaArgs) {
  return withPreview(loaderData?.head ?? []);
}

export default function AllLocations({ loaderData }: Route.ComponentProps) {
  if (loaderData.kind === 'not-found') return <LazyNotFoundPage {...loaderData.words} picture={loaderData.picture} />;
  const { places, map, picture, at } = loaderData;
  return (
    <>
      <OwnStyles of="group" />
      <PageOpener title={texts.title} text={texts.text} picture={picture} />
      <div id="list" tabIndex={-1} className="places-layout on-cream wrap section-space">
        <PlacesMap {...map} places={places} />
        <div>
          {places.map(({ slug, name, state, hotels, total, onMap }) => (
            <section key={slug} className="place-group" aria-labelledby={`place-${slug}`}>
              <div className="hairline-t pt-4 pb-2">
                <h2 id={`place-${slug}`} className="text-heading">
                  <Link to={paths.location(slug)}>{name}</Link>
                </h2>
                <p className="figures text-quiet">{whereInWords({ name, state, onMap })}</p>
              </div>
              <div>
                <PartBoundary failed={() => hotelRowsTexts.unable}>
                  <ul className="hotel-rows">
                    {hotels.map((hotel) => (
                      <li key={hotel.slug}>
                        <HotelRow hotel={hotel} />
                      </li>
                    ))}
                  </ul>
                </PartBoundary>
                <ShowAllLink to={paths.location(slug)} shown={hotels.length} total={total} of={name} />
              </div>
            </section>
          ))}
        </div>
        <PageLinks at={at} to={(page) => paths.allLocations({ page })} within="list" />
      </div>
    </>
  );
}
