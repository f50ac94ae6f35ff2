import { useNavigation } from 'react-router';
import type { PropertyCard } from '#app/catalogue/property.ts';
import { guestFigure } from '#app/catalogue/space-figures.ts';
import { contentLang } from '#app/language/content-lang.ts';
import { paths } from '#app/paths.ts';
import { waitingTexts as waiting } from '#app/shell/texts.ts';
import { Arrows } from '#app/ui/carousel/arrows.tsx';
import { pageCount, useStrip } from '#app/ui/carousel/use-strip.ts';
import { PageLink } from '#app/ui/links/page-link.tsx';
import { type Tab, Tabs } from '#app/ui/links/tabs.tsx';
import { FailedPart } from '#app/ui/loading/failed-part.tsx';
import { Spinner } from '#app/ui/loading/loading-signs.tsx';
import { PartBoundary } from '#app/ui/loading/stage.tsx';
import { ArchFrame } from '#app/ui/pictures/arch-frame.tsx';
import { Picture } from '#app/ui/pictures/picture.tsx';
import { cardBreakpoints } from '#app/ui/pictures/picture-sources.ts';
import { controlsTexts as controls } from '#app/ui/texts.ts';
import type { HomeData } from './home-route.tsx';
import type { HomeTabs } from './load-home.ts';
import { deferredSectionsTexts, ourHotelsTexts as texts } from './texts.ts';

type OurHotelsData = Pick<HomeData, 'brands' | 'selected' | 'hotels' | 'problem' | 'chosenTabs'>;

/** Hotels by brand. Each tab has an address of its own; with scripts the cards change in place. */
export function OurHotels({ brands, selected, hotels, problem, chosenTabs }: OurHotelsData) {
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
        <PartBoundary key={selected} failed={() => deferredSectionsTexts.unable}>
          <HotelsOfBrand hotels={hotels} selected={selected} problem={problem} />
        </PartBoundary>
      </div>
    </section>
  );
}

function HotelsOfBrand({ hotels, problem, selected }: Omit<OurHotelsData, 'brands' | 'chosenTabs'>) {
  if (!hotels) return <FailedPart text={waiting.noHotels} problem={problem} />;
  if (hotels.length === 0) return <p>{texts.none}</p>;
  return <HotelStrip key={selected} hotels={hotels} />;
}

/** The style sheet decides which "1 of 4" is shown, since the server does not know the screen's width. */
const shownAt = { 3: 'max-lg:hidden', 2: 'max-md:hidden lg:hidden', 1: 'md:hidden' } as const;

/** Cards side by side, 3, 2 or 1 on a page by the screen's width. After the last page comes the first. */
export function HotelStrip({ hotels }: { hotels: PropertyCard[] }) {
  const { ref, page, turn, events } = useStrip<HTMLUListElement>(hotels.length);
  return (
    <>
      <div
        className="our-hotels-controls data-[cards=1]:hidden md:data-[cards=2]:hidden lg:data-[cards=3]:hidden"
        data-cards={Math.min(hotels.length, 4)}
      >
        <div className="strip-controls needs-script flex items-center gap-2">
          {cardBreakpoints.map(({ cards }) => (
            <p key={cards} className={`text-small figures text-quiet ${shownAt[cards]}`}>
              {controls.place(page + 1, pageCount(hotels.length, cards))}
            </p>
          ))}
          <Arrows
            className="square-button"
            previous={controls.previous(texts.hotels)}
            next={controls.next(texts.hotels)}
            turn={turn}
          />
        </div>
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

function HotelCard({ hotel }: { hotel: PropertyCard }) {
  return (
    <PageLink to={paths.hotel(hotel.slug)} className="block">
      <ArchFrame>
        <Picture picture={hotel.image} shown={{ phone: 80, tablet: 45, desktop: 29, atMost: 400 }} crop="4:5" alt="" />
      </ArchFrame>
      <h3 {...contentLang(hotel.name)} className="text-heading mt-5 md:mt-6">
        {hotel.name}
      </h3>
      <p className="text-small mt-1 flex flex-wrap justify-between gap-x-4 text-quiet">
        <span>
          {hotel.locationName} · {hotel.brandName}
        </span>
        <span className="figures">{figures(hotel)}</span>
      </p>
    </PageLink>
  );
}

/** Formats as "130 rooms · 3,000 guests"; a figure that the hotel does not have is left out. */
function figures({ rooms, eventCapacity }: PropertyCard): string {
  const guests = eventCapacity ? guestFigure(eventCapacity) : null;
  return [rooms ? texts.rooms(rooms) : '', guests ? texts.guests(guests) : ''].filter(Boolean).join(' · ');
}

/** Whether another tab of that kind is being loaded, or the same one again because it `failed`. */
export function useTabChange(kind: keyof HomeTabs, chosenTabs: HomeTabs, failed: boolean): boolean {
  const { state, location } = useNavigation();
  if (state !== 'loading' || location.pathname !== paths.home()) return false;
  return failed || new URLSearchParams(location.search).get(kind) !== (chosenTabs[kind] ?? null);
}
