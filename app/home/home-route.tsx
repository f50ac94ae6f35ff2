import { lazy, Suspense, useEffect } from 'react';
import { brandSlugs } from '#app/catalogue/brand.ts';
import { countHotels } from '#app/catalogue/group-outline.ts';
import { locationSlugs } from '#app/catalogue/location.ts';
import { menuNames } from '#app/catalogue/menu.ts';
import type { PropertyCard } from '#app/catalogue/property.ts';
import { mostHomeHotels } from '#app/home/home-sections.ts';
import { todayInIndia } from '#app/language/dates.ts';
import { FinderForm } from '#app/listings/finder/finder-form.tsx';
import { paths } from '#app/paths.ts';
import type { PageHandle } from '#app/root.tsx';
import { requestContext, servicesContext } from '#app/services.server.ts';
import { pageMeta } from '#app/shell/head/page-meta.ts';
import { importWithRetry } from '#app/ui/loading/import-with-retry.ts';
import { LazyPart, lazyPart } from '#app/ui/loading/lazy-part.tsx';
import { heroSlides } from '#content/home.ts';
import { site } from '#content/site.ts';
import type { Route } from './+types/home-route.ts';
import { EnquiryStrip } from './enquiry-strip.tsx';
import { Hero } from './hero.tsx';
import { allProperties, homeSections, ourLocations, placeSlugs } from './home-sections.ts';
import { loadHome, rememberHome } from './load-home.ts';
import { openMenu } from './open-menu.ts';
import { OurHotels } from './our-hotels.tsx';

const LowerHalf = lazyPart(
  () => import('./lower-half.tsx'),
  ({ LowerHalf }) => LowerHalf,
);
const MenuDialog = lazy(async () => ({
  default: (await importWithRetry(() => import('./menu-dialog.tsx'))).MenuDialog,
}));

export async function loader({ request, context }: Route.LoaderArgs) {
  const { catalogue } = context.get(servicesContext);
  const { origin } = context.get(requestContext);
  const query = new URL(request.url).searchParams;
  const place = query.get('place');
  const [brands, locations, outline, first, placed] = await Promise.all([
    catalogue.brands(),
    catalogue.locations(),
    catalogue.groupOutline(),
    catalogue.hotelsWithDetails({ most: mostHomeHotels }),
    catalogue.hotelsWithDetails({ slugs: placeSlugs, most: placeSlugs.length }),
  ]);
  const chosenTabs = { brand: query.get('brand') ?? undefined, place: place ?? undefined };
  const selected = chosenTabs.brand ?? brands.value[0]?.slug ?? '';
  const hotels = await catalogue.featuredHotels({ brand: selected, most: mostHomeHotels });
  return {
    origin,
    site: { name: site.name, description: site.description },
    slides: heroSlides.map(({ title, text, caption, image, portrait }) => ({ title, text, caption, image, portrait })),
    brands: brands.value.map(({ slug, tabLabel }) => ({ slug, tabLabel })),
    selected,
    /** Null if the browser could not load them; `problem` has the reason. */
    hotels: hotels.value as PropertyCard[] | null,
    cities: outline.value.cities,
    problem: undefined as string | undefined,
    chosenTabs,
    places: ourLocations(placed.value, place),
    menu: openMenu(query.get('menu')),
    ...homeSections(todayInIndia()),
    locations: locations.value.map(({ slug, name }) => ({ slug, name })),
    all: allProperties(first.value),
    total: countHotels(outline.value),
  };
}

export const clientLoader = ({ request, serverLoader }: Route.ClientLoaderArgs) => loadHome(request, serverLoader);

export const handle: PageHandle = {
  page: { shared: true, query: { brand: brandSlugs, place: locationSlugs, menu: menuNames } },
};

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { origin, site } = loaderData;
  return pageMeta({
    title: `${site.name} – Hotels, Banquet Venues and Weddings in Delhi NCR`,
    description: `${site.description} Palace hotels, glass houses and wedding lawns; our team answers within 24 hours.`,
    origin,
    canonical: paths.home(),
  });
}

export default function Home({ loaderData }: Route.ComponentProps) {
  const { slides, brands, selected, hotels, problem, chosenTabs, menu } = loaderData;
  useEffect(() => rememberHome(loaderData), [loaderData]);
  return (
    <>
      <Suspense>
        <Hero slides={slides} />
      </Suspense>
      <EnquiryStrip />
      <section id="home-finder" className="finder on-cream wrap" aria-labelledby="home-finder-heading">
        <h2 id="home-finder-heading" className="text-heading">
          Find a venue
        </h2>
        <Suspense>
          <FinderForm cities={loaderData.cities} short />
        </Suspense>
      </section>
      <Suspense>
        <OurHotels brands={brands} selected={selected} hotels={hotels} problem={problem} chosenTabs={chosenTabs} />
      </Suspense>
      <LazyPart className="lower-half">
        <LowerHalf {...loaderData} />
      </LazyPart>
      <Suspense>{menu ? <MenuDialog key={menu.id} menu={menu} chosenTabs={chosenTabs} /> : null}</Suspense>
    </>
  );
}
