import { type ReactNode, Suspense } from 'react';
import type { Property, SectionName } from '#domain/property.ts';
import { Contact, type Surroundings } from './contact.tsx';
import { Dining } from './dining.tsx';
import { type EnquiryFacts, EnquirySection } from './enquiry-section.tsx';
import { Experiences } from './experiences.tsx';
import { Gallery } from './gallery.tsx';
import { HotelHero } from './hotel-hero.tsx';
import { Overview } from './overview.tsx';
import { Policies } from './policies.tsx';
import { Rooms } from './rooms.tsx';
import { SectionLinks } from './section-links.tsx';
import { shownSections } from './section-names.ts';
import { Spaces } from './spaces.tsx';
import { Wedding } from './wedding.tsx';

export interface HotelPageProps {
  property: Property;
  surroundings: Surroundings;
  enquiry: EnquiryFacts;
}

function section(name: SectionName, { property, surroundings, enquiry }: HotelPageProps): ReactNode {
  switch (name) {
    case 'overview':
      return <Overview property={property} />;
    case 'rooms':
      return <Rooms property={property} />;
    case 'experiences':
      return <Experiences property={property} />;
    case 'spaces':
      return <Spaces property={property} />;
    case 'dining':
      return <Dining property={property} />;
    case 'gallery':
      return <Gallery property={property} />;
    case 'wedding':
      return <Wedding property={property} />;
    case 'policies':
      return <Policies property={property} />;
    case 'contact':
      return <Contact property={property} surroundings={surroundings} />;
    case 'enquiry':
      return <EnquirySection property={property} facts={enquiry} />;
    default:
      return null;
  }
}

/** Every property's page: one template, the sections and words of its plan. */
export function HotelPage(props: HotelPageProps) {
  const { property } = props;
  return (
    <>
      <Suspense>
        <HotelHero {...property} text={property.plan.heroText} />
        <SectionLinks property={property} />
      </Suspense>
      {shownSections(property).map((name) => (
        <Suspense key={name}>{section(name, props)}</Suspense>
      ))}
    </>
  );
}
