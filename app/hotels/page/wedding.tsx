import { contentLang } from '#app/language/content-lang.ts';
import { PageLink } from '#app/ui/links/page-link.tsx';
import { Picture } from '#app/ui/pictures/picture.tsx';
import { enquireTarget } from './enquire-target.ts';
import { anchorOf } from './section-names.ts';
import type { SectionProps } from './section-props.ts';
import { weddingTexts as texts } from './texts.ts';

/** The wedding section: a picture with its text in a corner. */
export function Wedding({ property, background }: SectionProps) {
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
