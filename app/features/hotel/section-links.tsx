import { PageLink } from '#app/ui/page-link.tsx';
import type { Property } from '#domain/property.ts';
import { enquireTarget } from './enquire-target.ts';
import { anchorOf, linkNameOf, shownSections } from './section-names.ts';

/** The page's own table of contents, and its one button. */
export function SectionLinks({ property }: { property: Property }) {
  const sections = shownSections(property).filter((section) => section !== 'enquiry' && section !== 'virtual-tour');
  return (
    <div className="section-links on-cream wrap hairline-b">
      <nav aria-label="On this page" className="tabs tabs-plain">
        <ul>
          {sections.map((section, index) => (
            <li key={section}>
              <a href={`#${anchorOf(section)}`} aria-current={index === 0 || undefined}>
                {linkNameOf(property, section)}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      {property.plan.kind === 'dedicated' ? (
        <PageLink to={enquireTarget(property)} className="button button-small button-dark max-md:hidden">
          Enquire
        </PageLink>
      ) : null}
    </div>
  );
}
