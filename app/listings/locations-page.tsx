import { useNavigation } from 'react-router';
import type { PropertyCard } from '#app/catalogue/property.ts';
import type { FormErrors, FormValues } from '#app/forms/form-types.ts';
import { paths } from '#app/paths.ts';
import { Icon } from '#app/ui/icon.tsx';
import { Breadcrumb } from '#app/ui/links/breadcrumb.tsx';
import { PageLink } from '#app/ui/links/page-link.tsx';
import { PageLinks } from '#app/ui/links/page-links.tsx';
import { type Tab, Tabs } from '#app/ui/links/tabs.tsx';
import { TextLink } from '#app/ui/links/text-link.tsx';
import { PartBoundary } from '#app/ui/loading/stage.tsx';
import { ArchFrame } from '#app/ui/pictures/arch-frame.tsx';
import { Picture } from '#app/ui/pictures/picture.tsx';
import type { Picture as PictureFacts } from '#platform/images/picture.ts';
import type { ListPage } from '#platform/pagination.ts';
import { FinderForm, type FinderFormProps, type TownOption } from './finder/finder-form.tsx';
import { type FinderAnswer, FoundVenues } from './finder/found-venues.tsx';
import { foundVenuesTexts } from './finder/texts.ts';
import { HotelRows } from './hotel-rows.tsx';
import { hotelRowsTexts, locationsTexts as texts } from './texts.ts';

export interface LocationsPageProps {
  brands: { slug: string; tabLabel: string }[];
  locations: { slug: string; name: string; picture?: PictureFacts | undefined }[];
  hotels: PropertyCard[] | null;
  problem?: string | undefined;
  at: ListPage;
  brand?: string | undefined;
  location?: string | undefined;
  /** The place in the path, if the address fixes one. */
  fixed?: { slug: string; name: string; picture?: PictureFacts | undefined } | undefined;
  /** What a filtered list is called; absent for the whole list. */
  heading?: string | undefined;
  /** Null if the address fixes a place. */
  finder: VenueFinderProps | null;
}

/** The full listing with its two filters; a place may be in the path. */
export function LocationsPage({
  brands,
  locations,
  hotels,
  problem,
  at,
  finder,
  heading,
  ...address
}: LocationsPageProps) {
  const { fixed, brand, location } = address;
  const isFiltered = Boolean(heading || brand || location);
  const isAsked = finder && Object.keys(finder.typed).length > 0;
  const isPart = Boolean(fixed || brand || location);
  const isLow = isFiltered || isAsked;
  const navigation = useNavigation();
  const swapping = navigation.state === 'loading' && navigation.location.pathname.startsWith(paths.locations());
  return (
    <>
      <section className="locations-hero on-night jaali jaali-faint wrap" data-filtered={isLow ? '' : undefined}>
        <div>
          {heading && !isAsked ? (
            <Breadcrumb above={[{ to: paths.locations(), label: texts.title }]} here={fixed?.name ?? heading} />
          ) : (
            <Breadcrumb here={texts.title} />
          )}
          <h1 className={isLow ? 'text-section' : 'text-hero'}>{heading ?? texts.title}</h1>
          {isLow ? null : <p className="text-lead mt-4 text-quiet">{texts.text}</p>}
          {brand && brands.some(({ slug }) => slug === brand) ? (
            <p className="mt-1">
              <TextLink to={paths.brand(brand)}>{texts.aboutBrand}</TextLink>
            </p>
          ) : null}
        </div>
        {fixed?.picture ? (
          <div className="place-arch">
            <ArchFrame>
              <Picture
                picture={fixed.picture}
                shown={{ phone: 31, desktop: 12, atMost: 176 }}
                crop="4:5"
                load="first"
              />
            </ArchFrame>
          </div>
        ) : null}
        {isLow ? null : <PlaceArches locations={locations} />}
      </section>
      {finder && (isAsked || !isFiltered) ? <VenueFinder {...finder} /> : null}
      <section
        id="list"
        tabIndex={-1}
        className={`on-sand wrap locations-list ${isPart ? 'locations-part' : 'section-space'}`}
        aria-label={texts.list}
      >
        <Tabs label={texts.brands} tabs={brandTabs(brands, address)} />
        <Tabs label={texts.locations} look="plain" tabs={locationTabs(locations, address)} />
        <div className="locations-results" aria-busy={swapping}>
          <HotelRows hotels={hotels} problem={problem} at={at} areCards={isPart} />
        </div>
        {hotels ? <PageLinks at={at} to={listAddress(address)} within="list" /> : null}
      </section>
      {finder && !isAsked && isFiltered ? <VenueFinder {...finder} /> : null}
    </>
  );
}

type Address = Pick<LocationsPageProps, 'brand' | 'location' | 'fixed'>;

function brandTabs(brands: LocationsPageProps['brands'], { brand, location, fixed }: Address): Tab[] {
  const to = (slug?: string) =>
    fixed ? paths.location(fixed.slug, { brand: slug }) : paths.locations({ brand: slug, location });
  return [
    { to: to(), label: texts.allBrands, current: !brand },
    ...brands.map(({ slug, tabLabel }) => ({ to: to(slug), label: tabLabel, current: slug === brand })),
  ];
}

/** Returns the tabs of the places. If the path names a place, the others are paths too, and there is no tab for all. */
function locationTabs(locations: LocationsPageProps['locations'], { brand, location, fixed }: Address): Tab[] {
  const tabs = locations.map(({ slug, name }) => ({
    to: fixed ? paths.location(slug, { brand }) : paths.locations({ brand, location: slug }),
    label: name,
    current: slug === (fixed?.slug ?? location),
  }));
  return fixed ? tabs : [{ to: paths.locations({ brand }), label: texts.allLocations, current: !location }, ...tabs];
}

interface VenueFinderProps {
  cities: readonly TownOption[];
  answer: FinderAnswer | null;
  typed: FormValues;
  problems: FormErrors;
  offers?: FinderFormProps['offers'];
}

/**
 * The venue finder with its result. It is closed at first: most visitors come for the list below it. With a result it is
 * closed as well, so that the first space is on the first screen.
 */
function VenueFinder({ answer, ...asked }: VenueFinderProps) {
  const hasFound = answer !== null && answer.found.length > 0;
  return (
    <section
      id="finder"
      tabIndex={-1}
      className={`finder on-cream wrap border-b border-rule ${hasFound ? 'py-4' : 'py-8'}`}
      aria-labelledby="finder-heading"
    >
      <details key={JSON.stringify(asked.typed)} open={!hasFound && Object.keys(asked.typed).length > 0}>
        <summary>
          <h2 id="finder-heading" className={hasFound ? 'text-lead' : 'text-heading'}>
            {hasFound ? foundVenuesTexts.change : foundVenuesTexts.heading}
          </h2>
          <Icon name="down" className="size-6" />
        </summary>
        <FinderForm {...asked} />
      </details>
      {answer ? (
        <PartBoundary key={JSON.stringify(answer.criteria)} failed={() => hotelRowsTexts.unable}>
          <FoundVenues {...answer} />
        </PartBoundary>
      ) : null}
    </section>
  );
}

/** The places as a row of arches. A place without a picture is only in the list below. */
function PlaceArches({
  locations,
}: {
  locations: { slug: string; name: string; picture?: PictureFacts | undefined }[];
}) {
  const pictured = locations.filter(({ picture }) => picture);
  return (
    <ul className="arch-row">
      {pictured.map(({ slug, name, picture }, place) => (
        <li key={slug}>
          <PageLink to={paths.location(slug)}>
            <ArchFrame shape="3:5">
              <Picture
                picture={picture}
                shown={{ phone: 38, tablet: 24, desktop: 12, atMost: 160 }}
                crop="3:5"
                load={place === 0 ? 'first' : 'lazy'}
                alt=""
              />
            </ArchFrame>
            <span className="text-small-heading">{name}</span>
          </PageLink>
        </li>
      ))}
    </ul>
  );
}

interface ListedBy {
  fixed?: { slug: string } | undefined;
  brand?: string | undefined;
  location?: string | undefined;
}

export function listAddress({ fixed, brand, location }: ListedBy): (page: string | undefined) => string {
  return (page) => (fixed ? paths.location(fixed.slug, { brand, page }) : paths.locations({ brand, location, page }));
}
