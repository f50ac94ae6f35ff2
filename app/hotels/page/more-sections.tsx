import type { PressItem } from '#app/catalogue/editorial.ts';
import type { Experience, ExperienceCategory, Property, SectionName } from '#app/catalogue/property.ts';
import type { EnquiryFormProps } from '#app/enquiries/enquiry-form.tsx';
import { contentLang } from '#app/language/content-lang.ts';
import { phoneLink } from '#app/language/format-phone.ts';
import { Icon } from '#app/ui/icon.tsx';
import { PageLink } from '#app/ui/links/page-link.tsx';
import { lazyPart } from '#app/ui/loading/stage.tsx';
import { ArchFrame } from '#app/ui/pictures/arch-frame.tsx';
import { Picture } from '#app/ui/pictures/picture.tsx';
import { SampleMark } from '#app/ui/sample-mark.tsx';
import { Scrollable } from '#app/ui/scrollable.tsx';
import { anchorOf, enquireTarget, headingOf, type SectionProps } from './section-links.tsx';
import { sectionLinksTexts, moreSectionsTexts as texts } from './texts.ts';

const EnquiryForm = lazyPart(() => import('#app/enquiries/enquiry-form.tsx'), 'EnquiryForm');

/** The link of an experience leads to the section that says more of its kind. */
const leadsTo: Partial<Record<ExperienceCategory, [section: SectionName, words: string]>> = {
  Accommodation: ['rooms', texts.rooms],
  Dining: ['dining', texts.dining],
  Business: ['spaces', texts.spaces],
  Event: ['spaces', texts.spaces],
  Events: ['spaces', texts.spaces],
  Wedding: ['wedding', texts.weddings],
  Wellness: ['policies', texts.amenities],
};

/** Shows each experience with its picture, its words, and a link to the section that says more. */
export function Experiences({ property, background }: SectionProps) {
  return (
    <section id={anchorOf('experiences')} className={`${background} wrap section-space`}>
      <h2 className="text-section head-space">{headingOf(property, 'experiences')}</h2>
      <ul className="experience-rows sideways">
        {property.experiences.map((experience) => (
          <li key={experience.id} className="relative">
            <ExperienceRow experience={experience} property={property} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function ExperienceRow({ experience, property }: { experience: Experience; property: Property }) {
  const { title, subtitle, description, category, image } = experience;
  const [section, words] = leadsTo[category] ?? [];
  return (
    <article className="experience-row wrap-anywhere" data-pictured={image ? '' : undefined}>
      {image ? (
        <ArchFrame>
          <Picture picture={image} shown={{ phone: 78, desktop: 9, atMost: 304 }} crop="4:5" alt="" />
        </ArchFrame>
      ) : null}
      <div>
        <h3 {...contentLang(title)} className="text-small-heading">
          {section && property.plan.sections.includes(section) ? (
            <a href={`#${anchorOf(section)}`} className="experience-link">
              {title}
              <span className="sr-only">{` (${words})`}</span>
            </a>
          ) : (
            title
          )}
        </h3>
        {subtitle ? <p className="text-small text-accent">{subtitle}</p> : null}
        <p {...contentLang(description)} className="text-small mt-2 text-quiet">
          {description}
        </p>
      </div>
    </article>
  );
}

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

/** Shows a row of drawings of state occasions, which have no people in them. */
export function Occasions({ property, background }: SectionProps) {
  const occasions = property.plan.occasions ?? [];
  return (
    <section id={anchorOf('occasions')} className={`occasions ${background} wrap section-space lg:columns-12`}>
      <h2 className="text-section max-lg:mb-6 lg:col-span-3">{headingOf(property, 'occasions')}</h2>
      <Scrollable as="ul" className="strip lg:col-span-9" aria-label={headingOf(property, 'occasions')}>
        {occasions.map(({ title, picture }) => (
          <li key={title}>
            <Picture picture={picture} shown={{ phone: 85, tablet: 45, desktop: 22, atMost: 304 }} crop="3:2" />
            <p className="mt-3">{title}</p>
          </li>
        ))}
      </Scrollable>
    </section>
  );
}

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

/** The form on a property's page needs these data besides the property's own. */
export interface EnquiryFacts extends Pick<EnquiryFormProps, 'venues' | 'today' | 'filled'> {
  /** What happens after an enquiry is sent. */
  steps: { heading: string; items: readonly string[] };
}

/** Shows the site's enquiry form, in which the property of the page is chosen. */
export function EnquirySection({ property, background, facts }: SectionProps & { facts: EnquiryFacts }) {
  const phone = property.contact.phone;
  const { steps, ...form } = facts;
  return (
    <section id={anchorOf('enquiry')} tabIndex={-1} className={`${background} wrap section-space`}>
      <div className="gap-y-10 max-lg:grid lg:columns-12">
        <div className="lg:col-span-3">
          <h2 className="text-section">{headingOf(property, 'enquiry')}</h2>
          <p className="measure mt-6 text-quiet">{sectionLinksTexts.ask}</p>
          <p className="text-small mt-6 text-quiet max-md:hidden">{sectionLinksTexts.preferToTalk}</p>
          <a href={phoneLink(phone)} className="text-heading figures max-md:hidden">
            {phone}
          </a>
          <h3 className="text-small-heading mt-8 max-lg:hidden">{steps.heading}</h3>
          <ol className="rows text-small mt-2 text-quiet max-lg:hidden">
            {steps.items.map((step) => (
              <li key={step} className="py-3">
                {step}
              </li>
            ))}
          </ol>
        </div>
        <div className="lg:col-span-8 lg:col-start-5">
          <EnquiryForm {...form} variant="enquiry" venue={property.slug} phone={phone} id="venue-enquiry" />
        </div>
      </div>
    </section>
  );
}
