import type { TextPage as TextPageFacts } from '#app/catalogue/text-page.ts';
import { formatDay } from '#app/language/dates.ts';
import { segmentOf } from '#app/paths.ts';
import { PageOpener } from '#app/ui/page-opener.tsx';
import { SampleMark } from '#app/ui/sample-mark.tsx';
import { textPageTexts as texts } from './texts.ts';

/** A page of text under headings, with links to the headings. */
export function TextPage({ title, summary, changed, sections }: TextPageFacts) {
  return (
    <>
      <PageOpener title={title} text={summary} />
      <div className="text-page on-cream wrap section-space">
        <nav aria-label={texts.onThisPage} className="text-page-ways">
          <ul className="max-lg:hidden">
            {sections.map(({ heading }) => (
              <li key={heading}>
                <a href={`#${segmentOf(heading)}`} className="link">
                  <span>{heading}</span>
                </a>
              </li>
            ))}
          </ul>
          <p className="text-small text-quiet lg:mt-6">{texts.lastChanged(formatDay(changed))}</p>
        </nav>
        <div>
          {sections.map(({ heading, paragraphs, list, isSample }) => (
            <section key={heading} id={segmentOf(heading)} className="text-page-section hairline-t">
              <h2 className="text-small-heading">
                {heading}
                <SampleMark of={{ isSample }} />
              </h2>
              {paragraphs.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
              {list ? (
                <ul>
                  {list.map((item) => (
                    <li key={item}>{item}</li>
                  ))}
                </ul>
              ) : null}
            </section>
          ))}
        </div>
      </div>
    </>
  );
}
