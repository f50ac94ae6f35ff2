import { type ReactNode, Suspense } from 'react';
import { BookYourStay } from '#app/layout/book-your-stay.tsx';
import type { PressItem } from '#domain/editorial.ts';
import type { Property, SectionName } from '#domain/property.ts';
import type { Video } from '#domain/video.ts';
import { Contact, type Surroundings } from './contact.tsx';
import { Dining } from './dining.tsx';
import { type EnquiryFacts, EnquirySection } from './enquiry-section.tsx';
import { Experiences } from './experiences.tsx';
import { FilmSection } from './film.tsx';
import { Gallery } from './gallery.tsx';
import { GalleryRing } from './gallery-ring.tsx';
import { type Ground, groundsOf } from './grounds.ts';
import { HotelHero } from './hotel-hero.tsx';
import { Occasions } from './occasions.tsx';
import { Overview } from './overview.tsx';
import { Planning } from './planning.tsx';
import { Policies } from './policies.tsx';
import { Press } from './press.tsx';
import { Rooms } from './rooms.tsx';
import { SectionLinks } from './section-links.tsx';
import { shownSections } from './section-names.ts';
import { Spaces } from './spaces.tsx';
import { Stage } from './stage.tsx';
import { stageTimes } from './stages.ts';
import { type VenueMenu, VenueMenuDialog } from './venue-menu-dialog.tsx';
import { VirtualTour } from './virtual-tour.tsx';
import { Wedding } from './wedding.tsx';

export interface HotelPageProps {
  property: Property;
  surroundings: Surroundings;
  enquiry: EnquiryFacts;
  /** Ids of the dining venues that have a menu to show, and the menu that is open. */
  menus: string[];
  menu?: VenueMenu | undefined;
  /** Those that its plan names and that there are. */
  films: { promo: Video | undefined; heritage: Video | undefined };
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

function section(
  name: SectionName,
  ground: Ground,
  { property, surroundings, enquiry, press, films, menus }: HotelPageProps,
): ReactNode {
  const props = { property, ground };
  switch (name) {
    case 'overview':
      return <Overview {...props} film={films.heritage} />;
    case 'film':
      return films.promo ? <FilmSection {...props} film={films.promo} /> : null;
    case 'rooms':
      return <Rooms {...props} />;
    case 'experiences':
      return <Experiences {...props} />;
    case 'spaces':
      return <Spaces property={property} />;
    case 'virtual-tour':
      return <VirtualTour {...props} />;
    case 'planning':
      return <Planning {...props} />;
    case 'press':
      return <Press {...props} press={press} />;
    case 'occasions':
      return <Occasions {...props} />;
    case 'dining':
      return <Dining {...props} menus={menus} />;
    case 'gallery':
      return property.plan.kind === 'generic' ? <GalleryRing {...props} /> : <Gallery {...props} />;
    case 'wedding':
      return <Wedding {...props} />;
    case 'policies':
      return <Policies {...props} />;
    case 'contact':
      return <Contact property={property} surroundings={surroundings} />;
    case 'enquiry':
      return <EnquirySection {...props} facts={enquiry} />;
    default:
      return null;
  }
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
          {section(name, grounds[place] ?? 'on-cream', props)}
        </Stage>
      ))}
      {props.menu ? <VenueMenuDialog key={props.menu.venue} menu={props.menu} slug={property.slug} /> : null}
    </>
  );
}
