import { useNavigation } from 'react-router';
import type { PropertyCard } from '#app/catalogue/property.ts';
import { paths } from '#app/paths.ts';
import { StripControls } from '#app/ui/carousel/strip-controls.tsx';
import { useStrip } from '#app/ui/carousel/use-strip.ts';
import { type Tab, Tabs } from '#app/ui/links/tabs.tsx';
import { FailedPart } from '#app/ui/loading/failed-part.tsx';
import { Spinner } from '#app/ui/loading/loading-signs.tsx';
import { HotelCard } from './hotel-card.tsx';
import type { HomeTabs } from './load-home.ts';
import { ourHotelsTexts as texts } from './texts.ts';

interface OurHotelsProps {
  brands: { slug: string; tabLabel: string }[];
  /** Slug of the brand whose hotels are shown. */
  selected: string;
  /** Null if they could not be loaded. */
  hotels: PropertyCard[] | null;
  /** The reason why they could not be loaded. */
  problem?: string | undefined;
  /** All tabs that the visitor chose: a link to one of them keeps the others. */
  chosenTabs: HomeTabs;
}

/** Hotels by brand. Each tab has an address of its own; with scripts the cards change in place. */
export function OurHotels({ brands, selected, hotels, problem, chosenTabs }: OurHotelsProps) {
  const isChanging = useTabChange('brand', chosenTabs, !hotels);
  const tabs: Tab[] = brands.map(({ slug, tabLabel }, place) => ({
    to: paths.home({ ...chosenTabs, brand: place === 0 ? undefined : slug }),
    label: tabLabel,
    current: slug === selected,
  }));
  return (
    <section id="our-hotels" className="our-hotels on-cream wrap section-space" aria-labelledby="our-hotels-heading">
      <h2 id="our-hotels-heading" className="text-section">
        {texts.heading}
      </h2>
      <Tabs label={texts.brands} tabs={tabs} within="our-hotels" />
      <div className="swapped flex flex-col-reverse" aria-busy={isChanging}>
        {isChanging ? <Spinner>{texts.loading}</Spinner> : null}
        <HotelsOfBrand hotels={hotels} selected={selected} problem={problem} />
      </div>
    </section>
  );
}

function HotelsOfBrand({ hotels, problem, selected }: Pick<OurHotelsProps, 'hotels' | 'problem' | 'selected'>) {
  if (!hotels) {
    return <FailedPart text={texts.unable} problem={problem} />;
  }
  if (hotels.length === 0) return <p>{texts.none}</p>;
  return <HotelStrip key={selected} hotels={hotels} />;
}

function HotelStrip({ hotels }: { hotels: PropertyCard[] }) {
  const { ref, page, turn, events } = useStrip<HTMLUListElement>(hotels.length);
  return (
    <>
      <div
        className="our-hotels-controls data-[cards=1]:hidden md:data-[cards=2]:hidden lg:data-[cards=3]:hidden"
        data-cards={Math.min(hotels.length, 4)}
      >
        <StripControls cards={hotels.length} page={page} of={texts.hotels} turn={turn} />
      </div>
      <ul ref={ref} className="strip" {...events}>
        {hotels.map((hotel) => (
          <li key={hotel.slug}>
            <HotelCard hotel={hotel} />
          </li>
        ))}
      </ul>
    </>
  );
}

/** Whether another tab of that kind is being loaded, or the same one again because it `failed`. */
export function useTabChange(kind: keyof HomeTabs, chosenTabs: HomeTabs, failed: boolean): boolean {
  const { state, location } = useNavigation();
  if (state !== 'loading' || location.pathname !== paths.home()) return false;
  return failed || new URLSearchParams(location.search).get(kind) !== (chosenTabs[kind] ?? null);
}
