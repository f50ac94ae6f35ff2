import { EnquiryForm, type EnquiryFormProps } from '#app/enquiries/event/enquiry-form.tsx';
import { anchorOf, headingOf } from './section-names.ts';
import type { SectionProps } from './section-props.ts';
import { enquirySectionTexts as texts } from './texts.ts';

/** The data that the form on a property's page needs besides the property's own. */
export type EnquiryFacts = Pick<EnquiryFormProps, 'venues' | 'today' | 'filled'>;

/** The site's own form, filled with the property of the page. */
export function EnquirySection({ property, background, facts }: SectionProps & { facts: EnquiryFacts }) {
  const phone = property.contact.phone;
  return (
    <section id={anchorOf('enquiry')} tabIndex={-1} className={`${background} wrap section-space`}>
      <div className="gap-y-10 max-lg:grid lg:columns-12">
        <div className="lg:col-span-3">
          <h2 className="text-section">{headingOf(property, 'enquiry')}</h2>
          <p className="measure mt-6 text-quiet">{texts.ask}</p>
          <p className="text-small mt-6 text-quiet">{texts.preferToTalk}</p>
          <a href={`tel:${phone.replaceAll(' ', '')}`} className="text-heading figures">
            {phone}
          </a>
        </div>
        <div className="lg:col-span-8 lg:col-start-5">
          <EnquiryForm {...facts} variant="enquiry" venue={property.slug} phone={phone} id="venue-enquiry" />
        </div>
      </div>
    </section>
  );
}
