import { useEffect, useRef, useState } from 'react';
import type { Property, SectionName } from '#app/catalogue/property.ts';
import { PageLink } from '#app/ui/links/page-link.tsx';
import { scrollToAnchor } from '#app/ui/links/scroll-to-anchor.ts';
import { enquireTarget } from './enquire-target.ts';
import { ownSections } from './section-joins.ts';
import { anchorOf, linkNameOf } from './section-names.ts';
import { sectionLinksTexts as texts } from './texts.ts';

/** Sections without a link in the row: the form has a button, and the others belong to the section before them. */
const unnamed: SectionName[] = ['enquiry', 'virtual-tour', 'film', 'occasions'];

/** Returns the section that is under the row of links; the first one before scripts run. */
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
        // Over the hero, which is no section, the first one is current; between two sections the last one stays so.
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

/** Links to the page's sections, and the button to its form. */
export function SectionLinks({ property }: { property: Property }) {
  const sections = ownSections(property.plan.sections).filter((section) => !unnamed.includes(section));
  const current = useCurrentSection(sections);
  const links = useRef<HTMLUListElement>(null);

  useEffect(() => {
    const link = links.current?.querySelector<HTMLElement>(`[href="#${current && anchorOf(current)}"]`);
    // Scrolls only the row itself, and only where it is wider than the screen.
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
      <PageLink to={enquireTarget(property)} className="button button-small button-dark max-md:hidden">
        {texts.enquire}
      </PageLink>
    </div>
  );
}
