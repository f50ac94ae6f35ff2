import type { SectionName } from '#app/catalogue/property.ts';
import { DaysSection } from '#app/diary/visitor/days-section.tsx';
import { Dining } from '#app/hotels/dining/dining.tsx';
import { FilmSection, VirtualTour } from '#app/hotels/films/film.tsx';
import { Gallery, GalleryCarousel } from '#app/hotels/gallery/gallery.tsx';
import { Contact, PoliciesSection } from '#app/hotels/location/contact.tsx';
import { Rooms } from '#app/hotels/rooms/rooms.tsx';
import { PlanningSection } from '#app/hotels/spaces/planning.tsx';
import { Spaces } from '#app/hotels/spaces/spaces.tsx';
import { contentLang } from '#app/language/content-lang.ts';
import { PageLink } from '#app/ui/links/page-link.tsx';
import { Picture } from '#app/ui/pictures/picture.tsx';
import { Scrollable } from '#app/ui/scrollable.tsx';
import { Experiences } from './experiences.tsx';
import type { HotelPageProps } from './hotel-page.tsx';
import { Press } from './press.tsx';
import { anchorOf, EnquirySection, enquireTarget, headingOf, type SectionProps } from './section-links.tsx';
import { weddingTexts as texts } from './texts.ts';

interface AnySectionProps {
  name: SectionName;
  /** The sections that are parts of it. */
  parts: SectionName[];
  background: Background;
  page: HotelPageProps;
}

/** Any section below the overview. */
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

/** A section's background, as the class that sets its colours. */
export type Background = 'on-cream' | 'on-sand' | 'on-night';

const alwaysNight: SectionName[] = ['spaces', 'contact'];

/**
 * Some sections are always dark; the others are cream and sand in turn, so that light neighbours differ. Two sections
 * have the background of the one before: rooms, since figures part them from the overview, and the wedding, whose
 * picture overlaps the end of that section.
 */
export function sectionBackgrounds(sections: SectionName[]): Background[] {
  let light: Background = 'on-sand';
  return sections.map((section, place) => {
    if (alwaysNight.includes(section)) return 'on-night';
    const startsAnew = place > 0 && alwaysNight.includes(sections[place - 1] ?? section);
    const sharesGround = section === 'wedding' || (section === 'rooms' && sections[place - 1] === 'overview');
    if (!sharesGround) light = startsAnew || light === 'on-sand' ? 'on-cream' : 'on-sand';
    return light;
  });
}

/** A strip of drawings of state occasions. They show the places without people. */
function Occasions({ property, background }: SectionProps) {
  const occasions = property.plan.occasions ?? [];
  return (
    <section id={anchorOf('occasions')} className={`occasions ${background} wrap section-space lg:columns-12`}>
      <h2 className="text-section max-lg:mb-6 lg:col-span-3">{headingOf(property, 'occasions')}</h2>
      <Scrollable as="ul" className="strip lg:col-span-9" aria-label={headingOf(property, 'occasions')}>
        {occasions.map(({ title, picture }) => (
          <li key={title}>
            <Picture picture={picture} shown={{ phone: 85, tablet: 45, desktop: 22, atMost: 304 }} crop="4:3" />
            <p className="mt-3">{title}</p>
          </li>
        ))}
      </Scrollable>
    </section>
  );
}

/** The wedding section: a picture with its text in a corner. */
function Wedding({ property, background }: SectionProps) {
  const { wedding } = property.plan;
  if (!wedding) return null;
  return (
    <section id={anchorOf('wedding')} className={`wedding ${background}`}>
      <div className="wedding-picture fill">
        <Picture picture={wedding.image} shown={{ phone: 95, desktop: 78 }} />
      </div>
      <div className="wedding-plaque on-night">
        <h2 {...contentLang(wedding.heading)} className="text-section">
          {wedding.heading}
        </h2>
        <p {...contentLang(wedding.text)} className="text-lead mt-4 text-quiet">
          {wedding.text}
        </p>
        {wedding.facts.length > 0 ? <p className="text-small mt-3 text-gold">{wedding.facts.join(' · ')}</p> : null}
        <PageLink to={enquireTarget(property)} className="button button-gold mt-8">
          {texts.plan}
        </PageLink>
      </div>
    </section>
  );
}
