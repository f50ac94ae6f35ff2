import { Picture } from '#app/ui/pictures/picture.tsx';
import { Scrollable } from '#app/ui/scrollable.tsx';
import { anchorOf, headingOf } from './section-names.ts';
import type { SectionProps } from './section-props.ts';

/** A strip of drawings of state occasions. They show the places without people. */
export function Occasions({ property, background }: SectionProps) {
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
