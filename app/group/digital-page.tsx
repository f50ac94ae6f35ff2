import { PrintButton } from '#app/hotels/planner/print-button.tsx';
import { NewTabTextLink } from '#app/ui/links/new-tab-text-link.tsx';
import { PageOpener } from '#app/ui/page-opener.tsx';
import { digitalPageTexts as texts } from './texts.ts';

interface DigitalPageProps {
  entries: { name: string; text: string; to: string; code: { size: number; path: string } }[];
}

/** Four documents for a phone: the links, and their codes to print and put on a table. */
export function DigitalPage({ entries }: DigitalPageProps) {
  return (
    <>
      <PageOpener title={texts.title} text={texts.text}>
        <PrintButton />
      </PageOpener>
      <section className="on-cream wrap section-space" aria-labelledby="digital-menu">
        <h2 id="digital-menu" className="text-section head-space">
          {texts.menu}
        </h2>
        <ul className="codes">
          {entries.map(({ name, text, to, code }) => (
            <li key={name} className="code-entry">
              <svg viewBox={`0 0 ${code.size} ${code.size}`} className="code" role="img" aria-label={texts.code(name)}>
                <path d={code.path} fill="#0b1028" shapeRendering="crispEdges" />
              </svg>
              <div>
                <h3 className="text-small-heading md:mt-4">{name}</h3>
                <p className="text-small text-quiet">{text}</p>
                <NewTabTextLink to={to} about={name}>
                  {texts.open}
                </NewTabTextLink>
              </div>
            </li>
          ))}
        </ul>
      </section>
    </>
  );
}
