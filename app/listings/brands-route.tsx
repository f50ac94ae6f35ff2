import { useEffect } from 'react';
import { brandSlugs } from '#app/catalogue/brand.ts';
import { cacheTimes } from '#app/catalogue/cache-times.ts';
import { countHotels } from '#app/catalogue/group-outline.ts';
import { withTown } from '#app/catalogue/server/in-page-language.server.ts';
import { hotelsPerGroup, hotelsPerPage } from '#app/listings/list-lengths.ts';
import { OwnStyles } from '#app/own-styles.tsx';
import { paths } from '#app/paths.ts';
import type { PageHandle } from '#app/root.tsx';
import { servicesContext } from '#app/services.server.ts';
import { FailedLoadPage } from '#app/shell/errors/failed-page.tsx';
import { LazyNotFoundPage } from '#app/shell/errors/lazy-not-found-page.tsx';
import { notFoundList } from '#app/shell/errors/not-found-list.ts';
import { largeEnough } from '#app/shell/head/hotel-picture.ts';
import { hotelList, listHead } from '#app/shell/head/list-head.ts';
import { pageFactsContext } from '#app/shell/head/page-facts.server.ts';
import { pageHead, withPreview } from '#app/shell/head/page-meta.ts';
import { pageNamesTexts as names } from '#app/shell/head/texts.ts';
import { createPageMemory, loadPage } from '#app/shell/load-page.ts';
import { pageParameter } from '#app/ui/links/page-links.tsx';
import { picture } from '#content/pictures/picture.ts';
import type { Picture } from '#platform/images/picture.ts';
import { lookUp } from '#platform/look-up.ts';
import { type ListPage, listPage, readPage, sliceOf } from '#platform/pagination.ts';
import type { Route } from './+types/brands-route.ts';
import { BrandsPage } from './brands-page.tsx';
import { brandsTexts as texts } from './texts.ts';

/** A brand that staff added has the picture of its first hotel. */
const brandPictures = Object.fromEntries(brandSlugs.map((slug) => [slug, picture(`brand/${slug}`)]));

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const { catalogue, origin } = context.get(servicesContext);
  const [all, outline] = await Promise.all([catalogue.brands(), catalogue.groupOutline()]);
  if (params.brand && !all.value.some(({ slug }) => slug === params.brand)) return notFoundList(origin, true);
  const size = params.brand ? hotelsPerPage : hotelsPerGroup;
  const page = params.brand ? readPage(new URL(request.url).searchParams) : 1;
  const at = listPage(countHotels(outline.value, { brand: params.brand }), page, size);
  if (!at) return notFoundList(origin, outline.source === 'live');
  const brands = await Promise.all(
    all.value.map(async ({ slug, displayName, description }) => {
      const isShown = !params.brand || slug === params.brand;
      const hotels = isShown
        ? (await catalogue.hotelsWithDetails({ brand: slug, ...sliceOf(page, size) })).value.map(withTown)
        : [];
      const drawn = lookUp<Picture>(brandPictures, slug);
      const total = countHotels(outline.value, { brand: slug });
      return {
        slug,
        name: displayName,
        description,
        picture: drawn ?? lookUp(outline.value.pictures, slug),
        hotels,
        total,
      };
    }),
  );
  const tabs = all.value.map(({ slug, tabLabel }) => ({ slug, tabLabel }));
  const brand = brands.find(({ slug }) => slug === params.brand);
  context.set(pageFactsContext, {
    kind: 'CollectionPage',
    picture: largeEnough([brand?.picture], picture('social/brands')),
    trail: [[names.brands, paths.brands()], ...(brand ? [[brand.name, paths.brand(brand.slug)] as const] : [])],
    ...(brand && {
      path: paths.brand(brand.slug, { page: pageParameter(page) }),
      things: [hotelList(brand.hotels, origin)],
    }),
  });
  return {
    kind: 'found' as const,
    head: headOf(brands, { fixed: params.brand, at, origin }),
    brands,
    tabs,
    fixed: params.brand,
    at,
    ...(!params.brand && { picture: picture('home/hero-4-phone') }),
    problem: undefined as string | undefined,
  };
}

type Found = Exclude<Awaited<ReturnType<typeof loader>>, { init: unknown }>;

const memory = createPageMemory<Found>();

/** If the hotels of a brand cannot be loaded, the tabs stay, and the page says so below them. */
export async function clientLoader({ request, params, serverLoader }: Route.ClientLoaderArgs) {
  const loaded = await loadPage({ request, times: cacheTimes.brands, load: serverLoader });
  return memory.orWithoutList(loaded, (page, problem) => ({ ...page, fixed: params.brand, problem }));
}

function headOf(
  brands: { slug: string; name: string; description: string }[],
  { fixed, at, origin }: { fixed: string | undefined; at: ListPage; origin: string },
) {
  const brand = brands.find(({ slug }) => slug === fixed);
  if (brand)
    return listHead({
      title: texts.tabTitleOf(brand.name),
      description: brand.description,
      origin,
      at,
      to: (page) => paths.brand(brand.slug, { page }),
    });
  return pageHead({
    title: texts.tabTitle,
    description: texts.description(brands.map(({ name }) => name).join(', ')),
    origin,
    canonical: paths.brands(),
  });
}

export const handle: PageHandle = { page: { shared: true, query: { page: 'any' } }, ownStyles: 'brands' };

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData && 'head' in loaderData ? withPreview(loaderData.head) : [];
}

export default function Brands({ loaderData }: Route.ComponentProps) {
  useEffect(() => {
    if (loaderData.kind === 'found') memory.remember(loaderData);
  }, [loaderData]);
  if (loaderData.kind === 'failed') return <FailedLoadPage {...loaderData} />;
  if (loaderData.kind === 'not-found') return <LazyNotFoundPage {...loaderData.words} picture={loaderData.picture} />;
  return (
    <>
      <OwnStyles of="brands" />
      <BrandsPage {...loaderData} />
    </>
  );
}
