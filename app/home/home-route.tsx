import { lazy, Suspense, useEffect } from 'react';
import { Link } from 'react-router';
import { brandSlugs } from '#app/catalogue/brand.ts';
import { countHotels } from '#app/catalogue/group-outline.ts';
import { locationSlugs } from '#app/catalogue/location.ts';
import { menuNames } from '#app/catalogue/menu.ts';
import type { PropertyCard } from '#app/catalogue/property.ts';
import { withTown } from '#app/catalogue/server/in-page-language.server.ts';
import { todayInIndia } from '#app/language/dates.ts';
import { townName } from '#app/language/town-name.ts';
import { FinderForm } from '#app/listings/finder/finder-form.tsx';
import { OwnStyles } from '#app/own-styles.tsx';
import { paths } from '#app/paths.ts';
import type { PageHandle } from '#app/root.tsx';
import { servicesContext } from '#app/services.server.ts';
import { FailedLoadPage } from '#app/shell/errors/failed-page.tsx';
import { organization, webSite } from '#app/shell/head/organization.ts';
import { pageFactsContext } from '#app/shell/head/page-facts.server.ts';
import { pageMeta } from '#app/shell/head/page-meta.ts';
import { pageNamesTexts as names } from '#app/shell/head/texts.ts';
import { SlideControls } from '#app/ui/carousel/slide-controls.tsx';
import { SlidePictures } from '#app/ui/carousel/slide-pictures.tsx';
import { useSlides } from '#app/ui/carousel/use-slides.ts';
import { importWithRetry } from '#app/ui/loading/import-with-retry.ts';
import { Stage, stages, withParts } from '#app/ui/loading/stage.tsx';
import { WindowLines } from '#app/ui/pictures/window-lines.tsx';
import { picture } from '#content/pictures/picture.ts';
import { site } from '#content/site.ts';
import type { Route } from './+types/home-route.ts';
import {
  allProperties,
  heroSlides,
  homeSections,
  kitchensOf,
  mostHomeHotels,
  namedSlugs,
  openMenu,
  ourLocations,
} from './home-sections.ts';
import { type HomeTabs, homeMemory, loadHome } from './load-home.ts';
import { lowerSections } from './lower-sections.tsx';
import { OurHotels } from './our-hotels.tsx';
import { deferredSectionsTexts, homeRouteTexts as texts } from './texts.ts';

/** The hotels of each brand and of each place are null if the browser could not load them; `problem` is the reason. */
type Places = Omit<ReturnType<typeof ourLocations>, 'cards'> & {
  cards: ReturnType<typeof ourLocations>['cards'] | null;
  problem?: string | undefined;
};

export async function loader({ request, context }: Route.LoaderArgs) {
  const { catalogue, origin } = context.get(servicesContext);
  const query = new URL(request.url).searchParams;
  const place = query.get('place');
  const [brands, locations, outline, first, named, editorial] = await Promise.all([
    catalogue.brands(),
    catalogue.locations(),
    catalogue.groupOutline(),
    catalogue.hotelsWithDetails({ most: mostHomeHotels }),
    catalogue.hotelsWithDetails({ slugs: namedSlugs, most: namedSlugs.length }),
    catalogue.editorial(),
  ]);
  const chosenTabs: HomeTabs = { brand: query.get('brand') ?? undefined, place: place ?? undefined };
  const selected = (brands.value.find(({ slug }) => slug === chosenTabs.brand) ?? brands.value[0])?.slug ?? '';
  const hotels = await catalogue.featuredHotels({ brand: selected, most: mostHomeHotels });
  const lookups = await Promise.all(named.value.map(({ slug }) => catalogue.hotelBySlug(slug)));
  const kitchens = kitchensOf(lookups.flatMap(({ value }) => (value.kind === 'found' ? value.property : [])));
  context.set(pageFactsContext, {
    picture: picture('site/social'),
    trail: [],
    things: [organization(origin), webSite(origin)],
  });
  return {
    origin,
    site: { name: site.name, description: site.description },
    slides: heroSlides(named.value),
    brands: brands.value.map(({ slug, tabLabel }) => ({ slug, tabLabel })),
    selected,
    hotels: hotels.value.map(withTown) as PropertyCard[] | null,
    cities: outline.value.cities.map((city) => ({ value: city, label: townName(city) })),
    problem: undefined as string | undefined,
    chosenTabs,
    places: ourLocations(named.value.map(withTown), locations.value, place) as Places,
    menu: openMenu(query.get('menu'), kitchens, editorial.value),
    ...homeSections(todayInIndia(), editorial.value, named.value, kitchens),
    upcomingUnder: brands.value.some(({ slug }) => slug === 'wedcation')
      ? deferredSectionsTexts.upcomingUnder
      : undefined,
    locations: locations.value.map(({ slug, name }) => ({ slug, name })),
    all: allProperties(first.value.map(withTown)),
    total: countHotels(outline.value),
  };
}

export const clientLoader = ({ request, serverLoader }: Route.ClientLoaderArgs) =>
  withParts(loadHome(request, serverLoader), () => import('./lower-sections.tsx'));

export const handle: PageHandle = {
  ownStyles: 'home',
  page: { shared: true, query: { brand: brandSlugs, place: locationSlugs, menu: menuNames } },
};

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData || 'kind' in loaderData) return [];
  const { origin, site } = loaderData;
  return pageMeta({
    title: texts.tabTitle(site.name),
    description: texts.description(site.description),
    origin,
    canonical: paths.home(),
  });
}

export default function HomeRoute({ loaderData }: Route.ComponentProps) {
  return 'kind' in loaderData ? <FailedLoadPage {...loaderData} /> : <Home loaderData={loaderData} />;
}

const MenuDialog = lazy(async () => ({
  default: (await importWithRetry(() => import('./menu-dialog.tsx'))).MenuDialog,
}));

export type HomeData = Awaited<ReturnType<typeof loader>>;

function Home({ loaderData }: { loaderData: HomeData }) {
  const { slides, brands, selected, hotels, problem, chosenTabs, menu } = loaderData;
  useEffect(() => homeMemory.remember(loaderData), [loaderData]);
  return (
    <>
      <OwnStyles of="home" />
      <Suspense>
        <Hero slides={slides} />
      </Suspense>
      <EnquiryStrip />
      <section
        id="home-finder"
        className="finder on-cream wrap pt-4 pb-8 md:pt-8 border-b border-rule"
        aria-labelledby="home-finder-heading"
      >
        <h2 id="home-finder-heading" className="text-heading">
          {texts.find}
        </h2>
        <Stage after={stages.priority}>
          <FinderForm cities={loaderData.cities} short />
        </Stage>
      </section>
      <Stage after={stages.secondary} failed={unableToLoadHotels}>
        <OurHotels brands={brands} selected={selected} hotels={hotels} problem={problem} chosenTabs={chosenTabs} />
      </Stage>
      {lowerSections(loaderData).map((section, place) => (
        <Stage
          key={section.key}
          after={stages.tertiary + place * stages.step}
          failed={sectionsOfHotels.includes(section.key) ? unableToLoadHotels : undefined}
        >
          {section}
        </Stage>
      ))}
      <Suspense>{menu ? <MenuDialog key={menu.id} menu={menu} chosenTabs={chosenTabs} /> : null}</Suspense>
    </>
  );
}

/** The lower sections that are lists of hotels. */
const sectionsOfHotels: unknown[] = ['locations', 'all'];

const unableToLoadHotels = () => deferredSectionsTexts.unable;

/** The slides at the top of the home page, seen through the outline of a wide jharokha (a palace window). */
function Hero({ slides: hero }: Pick<HomeData, 'slides'>) {
  const slides = useSlides(hero.length);
  const pictures = hero.map(({ image, portrait }) => ({ picture: image, portrait: { picture: portrait } }));
  const shown = hero[slides.index];
  return (
    <section className="window on-night jaali" aria-label={texts.welcome} {...slides.holders}>
      <div className="window-frame">
        <div className="window-opening">
          <SlidePictures slides={slides} pictures={pictures} />
          <div className="window-scrim" />
        </div>
        <WindowLines className="window-line window-line-outer" />
        <WindowLines className="window-line window-line-inner" />
        <div className="window-words" key={slides.index}>
          <h1 className="text-hero">{shown?.title}</h1>
          <p className="text-lead mt-3 md:mt-6 md:max-w-xs">{shown?.text}</p>
        </div>
        <div className="window-plaque plaque">
          <p className="max-lg:sr-only">{shown?.caption}</p>
          <SlideControls slides={slides} names={hero.map(({ caption }) => caption)} />
        </div>
      </div>
    </section>
  );
}

/** The strip under the hero: what an enquiry needs, and a link to its form. On a phone the bar has that link. */
function EnquiryStrip() {
  return (
    <section className="on-cream wrap max-md:hidden" aria-label={names.enquire}>
      <div className="sill hairline-b">
        <p className="text-small-heading">{texts.ask}</p>
        <p className="text-small text-quiet">{texts.answer}</p>
        <Link to={paths.enquire()} className="link">
          <span>{texts.enquire}</span>
        </Link>
      </div>
    </section>
  );
}
