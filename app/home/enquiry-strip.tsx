import { Link } from 'react-router';
import { paths } from '#app/paths.ts';
import { enquiryStripTexts as texts } from './texts.ts';

/** The strip under the hero: what an enquiry needs, and a link to its form. */
export function EnquiryStrip() {
  return (
    <section className="on-cream wrap" aria-label={texts.label}>
      <div className="sill hairline-b">
        <p className="text-small-heading">{texts.ask}</p>
        <p className="text-small text-quiet">{texts.answer}</p>
        <Link to={paths.enquire()} className="link max-md:hidden">
          <span>{texts.enquire}</span>
        </Link>
      </div>
    </section>
  );
}
