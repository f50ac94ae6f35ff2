import { Picture } from '#app/ui/pictures/picture.tsx';
import { Scrollable } from '#app/ui/scrollable.tsx';
import { anchorOf, headingOf } from './section-names.ts';
import type { SectionProps } from './section-props.ts';

/** A strip of drawings of state occasions. They show the places without people. */
export function Occasions({ property, background }: SectionProps) {
  const occasions = property.plan.occasions ?? [];
  return (
    <section id={anchorOf('occasions')} className={`occasions ${background} wrap section-space`}>
      <h2 className="text-section head-space">{headingOf(property, 'occasions')}</h2>
      <Scrollable as="ul" className="strip" aria-label={headingOf(property, 'occasions')}>
        {occasions.map(({ title, picture }) => (
          <li key={title}>
            <Picture picture={picture} shown={{ phone: 85, tablet: 45, desktop: 30, atMost: 416 }} crop="4:3" />
            <p className="text-small-heading mt-4">{title}</p>
          </li>
        ))}
      </Scrollable>
    </section>
  );
}
