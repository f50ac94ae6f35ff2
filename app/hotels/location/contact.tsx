import { cityAndState } from '#app/catalogue/city-and-state.ts';
import type { Property } from '#app/catalogue/property.ts';
import { FactRows } from '#app/hotels/page/fact-rows.tsx';
import { Fold } from '#app/hotels/page/fold.tsx';
import { Amenities } from '#app/hotels/page/overview.tsx';
import { anchorOf, headingOf, type SectionProps } from '#app/hotels/page/section-links.tsx';
import { mapEmbed, mapLink } from '#app/shell/head/map-link.ts';
import { Icon } from '#app/ui/icon.tsx';
import { ContactLines, contactLine } from '#app/ui/links/contact-lines.tsx';
import { TextLink } from '#app/ui/links/text-link.tsx';
import { archPath, jharokha } from '#app/ui/pictures/arch.ts';
import { MapOnRequest } from '#app/ui/pictures/map-on-request.tsx';
import { type LocatorPlan, locatorSheet } from './locator-plan.ts';
import { policyRows } from './policy-rows.ts';
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
  locator: LocatorPlan | undefined;
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
          {[cityAndState(address), address.postalCode].filter(Boolean).join(' ')}
        </address>
        <ContactLines phone={phone} email={email} colour="text-gold">
          {contact.whatsapp ? (
            <li>
              <a href={`https://wa.me/${contact.whatsapp}`} className={contactLine}>
                <Icon name="whatsapp" className="size-5 text-gold" />
                WhatsApp
              </a>
            </li>
          ) : null}
        </ContactLines>
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
      <Fold heading={texts.ways}>
        <MapOnRequest name={name} src={mapEmbed(property)}>
          {locator ? <Locator name={name} plan={locator} /> : null}
        </MapOnRequest>
        {facts.length > 0 ? (
          <dl className="contact-ways text-small grid gap-2 mt-4">
            {facts.map(({ label, text }) => (
              <div key={label}>
                <dt className="text-quiet">{label}</dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
        ) : null}
      </Fold>
      {hasPolicies ? (
        <Fold id={anchorOf('policies')} heading={headingOf(property, 'policies')}>
          <GuestFacts property={property} />
        </Fold>
      ) : null}
    </section>
  );
}

const gate = archPath(jharokha, { width: 28, height: 38, ratio: 38 / 28 });
const door = archPath(jharokha, { width: 11, height: 21, ratio: 21 / 11 });

/** A map of our own, so that no other company learns of the visit. The address beside it says the same in words. */
function Locator({ name, plan }: { name: string; plan: LocatorPlan }) {
  const { x, y } = plan.centre;
  return (
    <svg viewBox={`0 0 ${locatorSheet.width} ${locatorSheet.height}`} className="locator" aria-hidden="true">
      <path d={plan.river} className="locator-river" />
      {plan.rings.map(({ km, radius, label }) => (
        <g key={km}>
          <circle cx={x} cy={y} r={radius} className="locator-ring" />
          {label ? (
            <text x={label.x + 6} y={label.y} className="locator-km">
              {texts.km(km)}
            </text>
          ) : null}
        </g>
      ))}
      {plan.marks.map((mark) => (
        <g key={mark.name}>
          <path d={`M${x} ${y}L${mark.x} ${mark.y}`} className="locator-way" />
          <path d={`m${mark.x} ${mark.y - 5.5} 5.5 5.5-5.5 5.5-5.5-5.5z`} className="locator-mark" />
          <text x={mark.label.x} y={mark.label.y} textAnchor={mark.label.anchor} className="locator-name">
            {mark.name}
          </text>
        </g>
      ))}
      <path d={gate} transform={`translate(${x - 14} ${y - 28})`} className="locator-house" />
      <path d={door} transform={`translate(${x - 5.5} ${y - 11})`} className="locator-door" />
      <text x={x} y={y + 31} textAnchor="middle" className="locator-house-name">
        {name}
      </text>
    </svg>
  );
}

export function PoliciesSection({ property, background }: SectionProps) {
  return (
    <section id={anchorOf('policies')} className={`${background} wrap section-space lg:columns-12`}>
      <h2 className="text-section lg:col-span-4">{headingOf(property, 'policies')}</h2>
      <div className="mt-6 lg:col-span-8 lg:mt-0">
        <GuestFacts property={property} />
      </div>
    </section>
  );
}

/** The amenities are in the overview on a page without a plan of its own. */
function GuestFacts({ property }: { property: Property }) {
  const amenities = property.plan.kind === 'generic' ? [] : property.amenities;
  return (
    <>
      <FactRows rows={policyRows(property)} />
      {amenities.length > 0 ? <Amenities amenities={amenities} /> : null}
    </>
  );
}
