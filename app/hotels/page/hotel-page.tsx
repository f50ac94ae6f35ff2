import { Suspense } from 'react';
import type { PressItem } from '#app/catalogue/editorial.ts';
import type { Property } from '#app/catalogue/property.ts';
import type { ShownMonth } from '#app/diary/visitor/days-section.tsx';
import { type VenueMenu, VenueMenuDialog } from '#app/hotels/dining/venue-menu-dialog.tsx';
import type { LocatorPlans } from '#app/hotels/location/locator-plan.ts';
import { BookYourStay } from '#app/shell/book-your-stay.tsx';
import type { Video } from '#app/ui/video/video.ts';
import type { EnquiryFacts } from './enquiry-section.tsx';
import { HotelHero } from './hotel-hero.tsx';
import { texts } from './hotel-page.texts.ts';
import { LazySection } from './lazy-section.ts';
import { Overview } from './overview.tsx';
import { sectionBackgrounds } from './section-backgrounds.ts';
import { SectionLinks } from './section-links.tsx';
import { stageTimes } from './stage-times.ts';
import { StagedSection } from './staged-section.tsx';

export interface HotelPageProps {
  property: Property;
  locator: LocatorPlans | undefined;
  enquiry: EnquiryFacts;
  /** The ids of the dining venues that have a menu to show, and the menu that is open. */
  menus: string[];
  menu?: VenueMenu | undefined;
  /** The films that its plan names and that exist. */
  films: { promo: Video | undefined; heritage: Video | undefined };
  /** The kinds of event for which its spaces are hired. */
  hiredFor: string;
  /** The reason why the list of rooms may be incomplete; shown if no rooms are known. */
  roomsProblem?: string | undefined;
  /** The open days of the coming month; null if the house does not tell its days. */
  openDays?: ShownMonth | null;
  /** The articles of its section `press`. */
  press: PressItem[];
  /** This is shown above the name on the generic page. */
  brandName?: string | undefined;
}

function BookThisHotel({ slug }: { slug: string }) {
  return (
    <BookYourStay id="book-this-hotel" venue={slug} className="button button-gold">
      {texts.bookYourStay}
    </BookYourStay>
  );
}

/** Every property's page is one template, with the sections and words of its plan. */
export function HotelPage(props: HotelPageProps) {
  const { property } = props;
  const sections = property.plan.sections.filter((name) => name !== 'film' || props.films.promo);
  const backgrounds = sectionBackgrounds(sections);
  const times = stageTimes(sections);
  return (
    <>
      <Suspense>
        <HotelHero
          {...property}
          brandName={props.brandName}
          text={property.plan.heroText}
          button={property.plan.kind === 'generic' ? <BookThisHotel slug={property.slug} /> : null}
        />
        <SectionLinks property={property} />
      </Suspense>
      {sections.map((name, place) => (
        <StagedSection key={name} after={times[place] ?? 0} loading={name === 'rooms' ? texts.loadingRooms : undefined}>
          {name === 'overview' ? (
            <Overview property={property} background={backgrounds[place] ?? 'on-cream'} film={props.films.heritage} />
          ) : (
            <LazySection name={name} background={backgrounds[place] ?? 'on-cream'} page={props} />
          )}
        </StagedSection>
      ))}
      <Suspense>
        {props.menu ? <VenueMenuDialog key={props.menu.venue} menu={props.menu} slug={property.slug} /> : null}
      </Suspense>
    </>
  );
}
