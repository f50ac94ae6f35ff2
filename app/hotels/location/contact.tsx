import type { Property } from '#app/catalogue/property.ts';
import { anchorOf, headingOf } from '#app/hotels/page/section-names.ts';
import { mapEmbed, mapLink } from '#app/shell/head/map-link.ts';
import { Icon } from '#app/ui/icon.tsx';
import { ContactLines } from '#app/ui/links/contact-lines.tsx';
import { TextLink } from '#app/ui/links/text-link.tsx';
import { MapOnRequest } from '#app/ui/pictures/map-on-request.tsx';
import { Locator } from './locator.tsx';
import type { LocatorPlans } from './locator-plan.ts';
import { Policies } from './policies.tsx';
import { contactTexts as texts } from './texts.ts';

const socialNames = [
  ['instagram', 'Instagram'],
  ['facebook', 'Facebook'],
  ['twitter', 'X'],
  ['website', texts.website],
] as const;

const wayNames = [
  ['airport', texts.airport],
  ['railway', texts.railway],
  ['metro', texts.metro],
  ['landmark', texts.landmark],
] as const;

interface ContactProps {
  property: Property;
  /** Absent where the hotel's coordinates are not known. */
  locator: LocatorPlans | undefined;
  /** Whether what a guest should know is part of the section. */
  hasPolicies: boolean;
}

export function Contact({ property, locator, hasPolicies }: ContactProps) {
  const { name, address, contact, socialMedia, transportation, nearbyAttractions } = property;
  const { phone, email } = contact;
  const profiles = { ...socialMedia, website: socialMedia.website ?? contact.website };
  const socials = socialNames.flatMap(([key, label]) => (profiles[key] ? [{ label, to: profiles[key] }] : []));
  const facts = [
    ...wayNames.map(([key, label]) => ({ label, text: transportation[key] })),
    { label: texts.nearby, text: nearbyAttractions.join(', ') },
    { label: texts.booking, text: [contact.bookingPhone, contact.bookingEmail].filter(Boolean).join(' · ') },
    { label: texts.marketing, text: contact.marketing },
  ].filter(({ text }) => text);
  return (
    <section id={anchorOf('contact')} className="contact on-night wrap section-space">
      <div className="contact-words">
        <h2 className="text-section">{headingOf(property, 'contact')}</h2>
        <address className="mt-6 not-italic">
          {address.street}
          <br />
          {[[address.city, address.state].filter(Boolean).join(', '), address.postalCode].filter(Boolean).join(' ')}
        </address>
        <ContactLines phone={phone} email={email} colour="text-gold">
          {contact.whatsapp ? (
            <li>
              <a href={`https://wa.me/${contact.whatsapp}`}>
                <Icon name="whatsapp" className="size-5 text-gold" />
                WhatsApp
              </a>
            </li>
          ) : null}
        </ContactLines>
        {facts.length > 0 ? (
          <dl className="contact-ways text-small">
            {facts.map(({ label, text }) => (
              <div key={label}>
                <dt className="text-quiet">{label}</dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
        ) : null}
        <p className="mt-4 flex flex-wrap gap-x-6">
          <TextLink to={mapLink(property)} icon="external">
            {texts.openMap}
          </TextLink>
          {socials.map(({ label, to }) => (
            <TextLink key={label} to={to}>
              {label}
            </TextLink>
          ))}
        </p>
      </div>
      <div>
        <MapOnRequest name={name} src={mapEmbed(property)}>
          {locator ? <Locator name={name} plans={locator} /> : null}
        </MapOnRequest>
        {hasPolicies ? <Policies property={property} /> : null}
      </div>
    </section>
  );
}
