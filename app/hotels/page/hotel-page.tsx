import { Suspense } from 'react';
import type { PressItem } from '#app/catalogue/editorial.ts';
import type { Property } from '#app/catalogue/property.ts';
import type { ShownMonth } from '#app/diary/visitor/days-section.tsx';
import { type VenueMenu, VenueMenuDialog } from '#app/hotels/dining/venue-menu-dialog.tsx';
import type { LocatorPlans } from '#app/hotels/location/locator-plan.ts';
import { BookYourStay } from '#app/shell/book-your-stay.tsx';
import { Spinner } from '#app/ui/loading/loading-signs.tsx';
import { Stage } from '#app/ui/loading/stage.tsx';
import type { Video } from '#app/ui/video/video.ts';
import type { EnquiryFacts } from './enquiry-section.tsx';
import { HotelHero } from './hotel-hero.tsx';
import { Overview } from './overview.tsx';
import { Section } from './section.tsx';
import { sectionBackgrounds } from './section-backgrounds.ts';
import { sectionHeads } from './section-heads.ts';
import { ownSections, partsOf } from './section-joins.ts';
import { SectionLinks } from './section-links.tsx';
import { stageTimes } from './stage-times.ts';
import { hotelPageTexts as texts } from './texts.ts';

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

/** The look of a page whose plan names none: the group's gold, without an ornament. */
const plainLook = {
  accent: undefined,
  ornament: undefined,
  frame: 'arch',
  heroLayout: 'low-left',
  pace: 'stately',
} as const;

/** Every property's page is one template, with the sections, the words and the look of its plan. */
export function HotelPage(props: HotelPageProps) {
  const { property } = props;
  const look = property.plan.look ?? plainLook;
  const shown = property.plan.sections.filter((name) => name !== 'film' || props.films.promo);
  const sections = ownSections(shown);
  const backgrounds = sectionBackgrounds(sections);
  const heads = sectionHeads(sections, look.pace);
  const times = stageTimes(sections);
  return (
    <div
      className="house"
      data-accent={look.accent}
      data-ornament={look.ornament}
      data-frame={look.frame}
      data-pace={look.pace}
    >
      <Suspense>
        <HotelHero
          {...property}
          layout={look.heroLayout}
          brandName={props.brandName}
          text={property.plan.heroText}
          button={property.plan.kind === 'generic' ? <BookThisHotel slug={property.slug} /> : null}
        />
        <SectionLinks property={property} />
      </Suspense>
      {sections.map((name, place) => (
        <Stage
          key={name}
          className="stage"
          after={times[place] ?? 0}
          appears
          data-head={heads[place] ?? 'large'}
          loading={name === 'rooms' ? <Spinner>{texts.loadingRooms}</Spinner> : undefined}
        >
          {name === 'overview' ? (
            <Overview property={property} background={backgrounds[place] ?? 'on-cream'} film={props.films.heritage} />
          ) : (
            <Section
              name={name}
              parts={partsOf(shown, name)}
              background={backgrounds[place] ?? 'on-cream'}
              page={props}
            />
          )}
        </Stage>
      ))}
      <Suspense>
        {props.menu ? <VenueMenuDialog key={props.menu.venue} menu={props.menu} slug={property.slug} /> : null}
      </Suspense>
    </div>
  );
}
