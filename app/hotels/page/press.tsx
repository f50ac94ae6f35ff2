import type { PressItem } from '#app/catalogue/editorial.ts';
import { Icon } from '#app/ui/icon.tsx';
import { SampleMark } from '#app/ui/sample-mark.tsx';
import { anchorOf, headingOf, type SectionProps } from './section-links.tsx';
import { pressTexts as texts } from './texts.ts';

/** Articles about the hotel: rows, each a link. */
export function Press({ property, background, press }: SectionProps & { press: PressItem[] }) {
  return (
    <section id={anchorOf('press')} className={`${background} wrap section-space lg:columns-12`}>
      <h2 className="text-section lg:col-span-4">{headingOf(property, 'press')}</h2>
      <ul className="experience-rows lg:col-span-8">
        {press.map(({ id, title, publication, date, link, isSample }) => (
          <li key={id} className="hairline-t relative">
            <a href={link} target="_blank" rel="noreferrer" className="press-row">
              <h3 className="text-small-heading">
                {title}
                <SampleMark of={{ isSample }} />
              </h3>
              <p className="text-small text-quiet">
                {publication} · {date}
              </p>
              <p className="text-small text-accent">
                {texts.readArticle}
                <span className="sr-only">{texts.newTab}</span>
                <Icon name="external" className="ml-1 inline size-4" />
              </p>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
