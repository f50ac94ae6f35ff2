import type { SectionName } from '#app/catalogue/property.ts';
import { lazyPart } from '#app/ui/loading/stage.tsx';
import type { HotelPageProps } from './hotel-page.tsx';

const DaysSection = lazyPart(() => import('#app/diary/visitor/days-section.tsx'), 'DaysSection');
const Dining = lazyPart(() => import('#app/hotels/dining/dining.tsx'), 'Dining');
const FilmSection = lazyPart(() => import('#app/hotels/films/film.tsx'), 'FilmSection');
const VirtualTour = lazyPart(() => import('#app/hotels/films/film.tsx'), 'VirtualTour');
const Gallery = lazyPart(() => import('#app/hotels/gallery/gallery.tsx'), 'Gallery');
const GalleryCarousel = lazyPart(() => import('#app/hotels/gallery/gallery.tsx'), 'GalleryCarousel');
const Contact = lazyPart(() => import('#app/hotels/location/contact.tsx'), 'Contact');
const PoliciesSection = lazyPart(() => import('#app/hotels/location/contact.tsx'), 'PoliciesSection');
const PricesSection = lazyPart(() => import('#app/prices/prices-section.tsx'), 'PricesSection');
const Rooms = lazyPart(() => import('#app/hotels/rooms/rooms.tsx'), 'Rooms');
const PlanningSection = lazyPart(() => import('#app/hotels/spaces/planning.tsx'), 'PlanningSection');
const Spaces = lazyPart(() => import('#app/hotels/spaces/spaces.tsx'), 'Spaces');
const EnquirySection = lazyPart(() => import('./more-sections.tsx'), 'EnquirySection');
const Experiences = lazyPart(() => import('./more-sections.tsx'), 'Experiences');
const Occasions = lazyPart(() => import('./more-sections.tsx'), 'Occasions');
const Press = lazyPart(() => import('./more-sections.tsx'), 'Press');
const Wedding = lazyPart(() => import('./more-sections.tsx'), 'Wedding');

interface AnySectionProps {
  name: SectionName;
  /** These sections are shown inside it, as its parts. */
  parts: SectionName[];
  background: Background;
  page: HotelPageProps;
}

/** Shows any section below the overview. */
export function Section({ name, parts, background, page }: AnySectionProps) {
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
    case 'prices':
      return <PricesSection {...props} taxes={page.taxes} />;
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

/** The class that sets the background and the colours of a section. */
export type Background = 'on-cream' | 'on-sand' | 'on-night';

const alwaysNight: SectionName[] = ['spaces', 'contact'];

/**
 * Some sections are always dark; the others are cream and sand in turn, so that light neighbours differ. Two sections
 * have the background of the one before: rooms, because figures separate them from the overview, and the wedding, whose
 * picture overlaps the end of that section.
 */
export function sectionBackgrounds(sections: SectionName[]): Background[] {
  let light: Background = 'on-sand';
  return sections.map((section, place) => {
    if (alwaysNight.includes(section)) return 'on-night';
    const startsAnew = place > 0 && alwaysNight.includes(sections[place - 1] ?? section);
    const sharesBackground = section === 'wedding' || (section === 'rooms' && sections[place - 1] === 'overview');
    if (!sharesBackground) light = startsAnew || light === 'on-sand' ? 'on-cream' : 'on-sand';
    return light;
  });
}
