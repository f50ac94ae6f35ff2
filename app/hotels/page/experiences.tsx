import { anchorOf, headingOf } from './section-names.ts';
import type { SectionProps } from './section-props.ts';

export function Experiences({ property, background }: SectionProps) {
  return (
    <section id={anchorOf('experiences')} className={`${background} wrap section-space lg:columns-12`}>
      <h2 className="text-section lg:col-span-4">{headingOf(property, 'experiences')}</h2>
      <ul className="experience-rows lg:col-span-8">
        {property.experiences.map(({ id, title, subtitle }) => (
          <li key={id} className="hairline-t">
            <h3 className="text-small-heading">{title}</h3>
            <p className="text-small text-quiet">{subtitle}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
