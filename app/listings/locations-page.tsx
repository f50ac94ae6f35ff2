import { useNavigation } from 'react-router';
import type { PropertyCard } from '#app/catalogue/property.ts';
import { VenueFinder, type VenueFinderProps } from '#app/listings/finder/venue-finder-section.tsx';
import { paths } from '#app/paths.ts';
import { Breadcrumb } from '#app/ui/links/breadcrumb.tsx';
import { PageLinks } from '#app/ui/links/page-links.tsx';
import { type Tab, Tabs } from '#app/ui/links/tabs.tsx';
import { ArchFrame } from '#app/ui/pictures/arch-frame.tsx';
import { Picture } from '#app/ui/pictures/picture.tsx';
import type { Picture as PictureFacts } from '#platform/images/picture.ts';
import type { ListPage } from '#platform/pagination.ts';
import { Arcade } from './arcade.tsx';
import { HotelRows } from './hotel-rows.tsx';
import { listAddress } from './list-address.ts';
import { locationsPageTexts as texts } from './texts.ts';

export interface LocationsPageProps {
  brands: { slug: string; tabLabel: string }[];
  locations: { slug: string; name: string; picture?: PictureFacts | undefined }[];
  /** Null if they could not be loaded. */
  hotels: PropertyCard[] | null;
  /** The reason why they could not be loaded. */
  problem?: string | undefined;
  /** The part of the list that is shown. */
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
  const { fixed } = address;
  const navigation = useNavigation();
  const swapping = navigation.state === 'loading' && navigation.location.pathname.startsWith(paths.locations());
  return (
    <>
      <section className="locations-hero on-night jaali jaali-faint wrap" data-filtered={heading ? '' : undefined}>
        <div>
          {heading ? (
            <Breadcrumb above={[{ to: paths.locations(), label: texts.title }]} here={fixed?.name ?? heading} />
          ) : (
            <Breadcrumb here={texts.title} />
          )}
          <h1 className={heading ? 'text-section' : 'text-hero'}>{heading ?? texts.title}</h1>
          {heading ? null : <p className="text-lead mt-4 text-quiet">{texts.text}</p>}
        </div>
        {fixed?.picture ? (
          <div className="locations-arch">
            <ArchFrame>
              <Picture
                picture={fixed.picture}
                shown={{ phone: 25, desktop: 12, atMost: 176 }}
                crop="4:5"
                load="first"
              />
            </ArchFrame>
          </div>
        ) : null}
        {heading ? null : <Arcade locations={locations} />}
      </section>
      {finder && (finder.answer || !heading) ? <VenueFinder {...finder} /> : null}
      <section id="list" tabIndex={-1} className="on-sand wrap locations-list" aria-label={texts.list}>
        <Tabs label={texts.brands} tabs={brandTabs(brands, address)} />
        <Tabs label={texts.locations} look="plain" tabs={locationTabs(locations, address)} />
        <div className="locations-results" aria-busy={swapping}>
          <HotelRows hotels={hotels} problem={problem} at={at} />
        </div>
        {hotels ? <PageLinks at={at} to={listAddress(address)} within="list" /> : null}
      </section>
      {finder && !finder.answer && heading ? <VenueFinder {...finder} /> : null}
    </>
  );
}
