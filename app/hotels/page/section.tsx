import type { SectionName } from '#app/catalogue/property.ts';
import { DaysSection } from '#app/diary/visitor/days-section.tsx';
import { Dining } from '#app/hotels/dining/dining.tsx';
import { FilmSection } from '#app/hotels/films/film.tsx';
import { VirtualTour } from '#app/hotels/films/virtual-tour.tsx';
import { Gallery } from '#app/hotels/gallery/gallery.tsx';
import { GalleryCarousel } from '#app/hotels/gallery/gallery-carousel.tsx';
import { Contact } from '#app/hotels/location/contact.tsx';
import { PoliciesSection } from '#app/hotels/location/policies.tsx';
import { Rooms } from '#app/hotels/rooms/rooms.tsx';
import { PlanningSection } from '#app/hotels/spaces/planning.tsx';
import { Spaces } from '#app/hotels/spaces/spaces.tsx';
import { EnquirySection } from './enquiry-section.tsx';
import { Experiences } from './experiences.tsx';
import type { HotelPageProps } from './hotel-page.tsx';
import { Occasions } from './occasions.tsx';
import { Press } from './press.tsx';
import type { Background } from './section-backgrounds.ts';
import { Wedding } from './wedding.tsx';

interface SectionProps {
  name: SectionName;
  /** The sections that are parts of it. */
  parts: SectionName[];
  background: Background;
  page: HotelPageProps;
}

/** Any section below the overview. */
export function Section({ name, parts, background, page }: SectionProps) {
  const { property, locator, enquiry, press, films, menus } = page;
  const props = { property, background };
  switch (name) {
    case 'film':
      return films.promo ? (
        <FilmSection
          {...props}
          film={films.promo}
          hasTour={parts.includes('virtual-tour') && Boolean(property.virtualTour)}
        />
      ) : null;
    case 'rooms':
      return <Rooms {...props} problem={page.roomsProblem} />;
    case 'experiences':
      return <Experiences {...props} />;
    case 'spaces':
      return (
        <>
          <Spaces property={property} hiredFor={parts.includes('planning') ? page.hiredFor : undefined} />
          {page.openDays ? <DaysSection slug={property.slug} shown={page.openDays} /> : null}
        </>
      );
    case 'virtual-tour':
      return <VirtualTour {...props} />;
    case 'planning':
      return <PlanningSection {...props} hiredFor={page.hiredFor} />;
    case 'press':
      return <Press {...props} press={press} />;
    case 'occasions':
      return <Occasions {...props} />;
    case 'dining':
      return <Dining {...props} menus={menus} />;
    case 'gallery':
      return property.plan.kind === 'generic' ? <GalleryCarousel {...props} /> : <Gallery {...props} />;
    case 'wedding':
      return <Wedding {...props} />;
    case 'policies':
      return <PoliciesSection {...props} />;
    case 'contact':
      return <Contact property={property} locator={locator} hasPolicies={parts.includes('policies')} />;
    case 'enquiry':
      return <EnquirySection {...props} facts={enquiry} />;
    default:
      return null;
  }
}
