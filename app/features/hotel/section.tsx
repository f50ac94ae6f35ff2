import type { SectionName } from '#domain/property.ts';
import { Contact } from './contact.tsx';
import { Dining } from './dining.tsx';
import { EnquirySection } from './enquiry-section.tsx';
import { Experiences } from './experiences.tsx';
import { FilmSection } from './film.tsx';
import { Gallery } from './gallery.tsx';
import { GalleryRing } from './gallery-ring.tsx';
import type { Ground } from './grounds.ts';
import type { HotelPageProps } from './hotel-page.tsx';
import { Occasions } from './occasions.tsx';
import { Planning } from './planning.tsx';
import { Policies } from './policies.tsx';
import { Press } from './press.tsx';
import { Rooms } from './rooms.tsx';
import { Spaces } from './spaces.tsx';
import { VirtualTour } from './virtual-tour.tsx';
import { Wedding } from './wedding.tsx';

interface SectionProps {
  name: SectionName;
  ground: Ground;
  page: HotelPageProps;
}

/** Any section below the overview. */
export function Section({ name, ground, page }: SectionProps) {
  const { property, surroundings, enquiry, press, films, menus } = page;
  const props = { property, ground };
  switch (name) {
    case 'film':
      return films.promo ? <FilmSection {...props} film={films.promo} /> : null;
    case 'rooms':
      return <Rooms {...props} problem={page.roomsProblem} />;
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
