import type { Experience, ExperienceCategory, Property, SectionName } from '#app/catalogue/property.ts';
import { contentLang } from '#app/language/content-lang.ts';
import { ArchPicture } from '#app/ui/pictures/arch-picture.tsx';
import { anchorOf, headingOf, type SectionProps } from './section-links.tsx';
import { experiencesTexts as texts } from './texts.ts';

/** The section of the page that says more of an experience, by its kind, and the words of the link. */
const leadsTo: Partial<Record<ExperienceCategory, [section: SectionName, words: string]>> = {
  Accommodation: ['rooms', texts.rooms],
  Dining: ['dining', texts.dining],
  Business: ['spaces', texts.spaces],
  Event: ['spaces', texts.spaces],
  Events: ['spaces', texts.spaces],
  Wedding: ['wedding', texts.weddings],
  Wellness: ['policies', texts.amenities],
};

/** Each experience with its picture, its words, and the way to the section that says more. */
export function Experiences({ property, background }: SectionProps) {
  return (
    <section id={anchorOf('experiences')} className={`${background} wrap section-space`}>
      <h2 className="text-section head-space">{headingOf(property, 'experiences')}</h2>
      <ul className="experience-rows sideways">
        {property.experiences.map((experience) => (
          <li key={experience.id} className="hairline-t relative">
            <ExperienceRow experience={experience} property={property} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function ExperienceRow({ experience, property }: { experience: Experience; property: Property }) {
  const { title, subtitle, description, category, image } = experience;
  const [section, words] = leadsTo[category] ?? [];
  return (
    <article className="experience-row wrap-anywhere" data-pictured={image ? '' : undefined}>
      {image ? <ArchPicture picture={image} /> : null}
      <div>
        <h3 {...contentLang(title)} className="text-small-heading">
          {section && property.plan.sections.includes(section) ? (
            <a href={`#${anchorOf(section)}`} className="experience-link">
              {title}
              <span className="sr-only">{` (${words})`}</span>
            </a>
          ) : (
            title
          )}
        </h3>
        {subtitle ? <p className="text-small text-accent">{subtitle}</p> : null}
        <p {...contentLang(description)} className="text-small mt-2 text-quiet">
          {description}
        </p>
      </div>
    </article>
  );
}
