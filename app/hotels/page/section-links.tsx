import { useEffect, useRef, useState } from 'react';
import type { EventSpace, Property, SectionName } from '#app/catalogue/property.ts';
import { paths } from '#app/paths.ts';
import { scrollToAnchor } from '#app/ui/links/page-link.tsx';
import type { Background } from './section.tsx';
import { sectionLinksTexts as texts } from './texts.ts';

/** The row has no link to these: the form has a button, and the others belong to the section before them. */
const sectionsWithoutLink: SectionName[] = ['enquiry', 'film', 'occasions'];

/** Shows the row of links to the page's sections; the header, and on phones the bar, has the button to its form. */
export function SectionLinks({ property }: { property: Property }) {
  const { sections: all } = property.plan;
  const own = ownSections(all);
  // The tour has a place of its own to go to, also beside a film.
  const sections = all.filter(
    (section) => (own.includes(section) || section === 'virtual-tour') && !sectionsWithoutLink.includes(section),
  );
  const current = useCurrentSection(sections);
  const links = useRef<HTMLUListElement>(null);

  useEffect(() => {
    const link = links.current?.querySelector<HTMLElement>(`[href="#${current && anchorOf(current)}"]`);
    // This scrolls only the row, not the page, and only where the row is wider than the screen.
    links.current?.parentElement?.scrollTo({ left: (link?.offsetLeft ?? 0) - 80 });
  }, [current]);

  return (
    <div className="section-links on-cream wrap hairline-b">
      <nav aria-label={texts.label} className="tabs tabs-plain">
        <ul ref={links}>
          {sections.map((section) => (
            <li key={section}>
              <a
                href={`#${anchorOf(section)}`}
                onClick={scrollToAnchor}
                aria-current={section === current || undefined}
              >
                {linkNameOf(property, section)}
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  );
}

/** Returns the section that is just below the row of links; before scripts run, the first one. */
function useCurrentSection(sections: SectionName[]): SectionName | undefined {
  const [current, setCurrent] = useState(sections[0]);
  const names = sections.join();
  useEffect(() => {
    const all = names.split(',') as SectionName[];
    const crossed = new Set<Element>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) crossed.add(target);
          else crossed.delete(target);
        }
        // While the hero is there, the first section is current; in a gap between two sections the last one stays current.
        const lowest = all.findLast((section) => [...crossed].some(({ id }) => id === anchorOf(section)));
        if (crossed.size > 0) setCurrent(lowest ?? all[0]);
      },
      { rootMargin: '-30% 0px -69% 0px' },
    );
    const hero = document.querySelector('.hotel-hero');
    for (const element of [hero, ...all.map((section) => document.getElementById(anchorOf(section)))])
      if (element) observer.observe(element);
    return () => observer.disconnect();
  }, [names]);
  return current;
}

/** Returns a section's anchor, such as "rooms". The form has another one, because links from other sites use it. */
export function anchorOf(section: SectionName): string {
  return section === 'enquiry' ? 'venue-booking-form' : section;
}

export function headingOf({ plan, dining }: Property, section: SectionName): string {
  if (section === 'enquiry') return plan.enquiryHeading ?? texts.usual.enquiry;
  if (section === 'wedding' && plan.wedding) return plan.wedding.heading;
  if (section === 'dining' && dining.length === 0) return plan.headings.dining ?? texts.catering;
  return plan.headings[section] ?? texts.usual[section];
}

function linkNameOf(property: Property, section: SectionName): string {
  if (section === 'virtual-tour') return texts.tour;
  if (section === 'prices') return texts.prices;
  return section === 'dining' && property.dining.length === 0 ? texts.catering : texts.usual[section];
}

export interface SectionProps {
  property: Property;
  background: Background;
}

/** Returns the sections of a page that stand by themselves. The others are shown as parts of these. */
export function ownSections(sections: readonly SectionName[]): SectionName[] {
  return sections.filter((section) => !hostOf(sections, section));
}

export function partsOf(sections: readonly SectionName[], host: SectionName): SectionName[] {
  return sections.filter((section) => hostOf(sections, section) === host);
}

/** Some sections are part of a `host` if the host stands in the plan right before them (-1) or right after them (1). */
const joins: Partial<Record<SectionName, { host: SectionName; steps: -1 | 1 }>> = {
  'virtual-tour': { host: 'film', steps: -1 },
  planning: { host: 'spaces', steps: -1 },
  policies: { host: 'contact', steps: 1 },
};

/** Returns the section of this page that a section is part of; undefined if it stands by itself. */
function hostOf(sections: readonly SectionName[], section: SectionName): SectionName | undefined {
  const join = joins[section];
  return join && sections[sections.indexOf(section) + join.steps] === join.host ? join.host : undefined;
}

/**
 * Returns where "Enquire" leads on a property's page: to its own form if it has one, else to the form of the site. With a
 * space the link loads the page, and the server fills the space in, so that it works without a script.
 */
export function enquireTarget(property: Property, space?: EventSpace): string {
  const filled = space ? { space: space.id } : {};
  if (!property.plan.sections.includes('enquiry')) return paths.enquire({ venue: property.slug, ...filled });
  return `${space ? paths.hotel(property.slug, filled) : ''}#${anchorOf('enquiry')}`;
}
