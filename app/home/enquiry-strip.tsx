import { Link } from 'react-router';
import { paths } from '#app/paths.ts';

/** The strip under the hero: what an enquiry needs, and a link to its form. */
export function EnquiryStrip() {
  return (
    <section className="on-cream wrap" aria-label="Enquire">
      <div className="sill hairline-b">
        <p className="text-small-heading">Tell us the day and the number of guests.</p>
        <p className="text-small text-quiet">Our team will contact you within 24 hours.</p>
        <Link to={paths.enquire()} className="link max-md:hidden">
          <span>Enquire</span>
        </Link>
      </div>
    </section>
  );
}
