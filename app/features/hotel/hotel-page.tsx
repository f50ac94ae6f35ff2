import { Suspense } from 'react';
import { BookYourStay } from '#app/layout/book-your-stay.tsx';
import type { PressItem } from '#domain/editorial.ts';
import type { Property } from '#domain/property.ts';
import type { Video } from '#domain/video.ts';
import type { Surroundings } from './contact.tsx';
import type { EnquiryFacts } from './enquiry-section.tsx';
import { groundsOf } from './grounds.ts';
import { HotelHero } from './hotel-hero.tsx';
import { LateSection } from './late-section.ts';
import { Overview } from './overview.tsx';
import { SectionLinks } from './section-links.tsx';
import { shownSections } from './section-names.ts';
import { Stage } from './stage.tsx';
import { stageTimes } from './stages.ts';
import { type VenueMenu, VenueMenuDialog } from './venue-menu-dialog.tsx';

export interface HotelPageProps {
  property: Property;
  surroundings: Surroundings;
  enquiry: EnquiryFacts;
  /** Ids of the dining venues that have a menu to show, and the menu that is open. */
  menus: string[];
  menu?: VenueMenu | undefined;
  /** Those that its plan names and that there are. */
  films: { promo: Video | undefined; heritage: Video | undefined };
  /** Why the rooms could not be asked for; said where none are known. */
  roomsProblem?: string | undefined;
  /** The articles of its section `press`. */
  press: PressItem[];
  /** Shown over the name on the generic page. */
  brandName?: string | undefined;
}

function BookThisHotel({ slug }: { slug: string }) {
  return (
    <BookYourStay id="book-this-hotel" venue={slug} className="button button-gold">
      Book Your Stay
    </BookYourStay>
  );
}

/** Every property's page: one template, the sections and words of its plan. */
export function HotelPage(props: HotelPageProps) {
  const { property } = props;
  const sections = shownSections(property).filter((name) => name !== 'film' || props.films.promo);
  const grounds = groundsOf(sections);
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
        <Stage
          key={name}
          after={times[place] ?? 0}
          loading={name === 'rooms' ? 'Loading room information...' : undefined}
        >
          {name === 'overview' ? (
            <Overview property={property} ground={grounds[place] ?? 'on-cream'} film={props.films.heritage} />
          ) : (
            <LateSection name={name} ground={grounds[place] ?? 'on-cream'} page={props} />
          )}
        </Stage>
      ))}
      <Suspense>
        {props.menu ? <VenueMenuDialog key={props.menu.venue} menu={props.menu} slug={property.slug} /> : null}
      </Suspense>
    </>
  );
}
