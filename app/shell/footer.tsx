import type { ReactNode } from 'react';
import { contentLang } from '#app/language/content-lang.ts';
import { phoneLink } from '#app/language/format-phone.ts';
import { paths } from '#app/paths.ts';
import { PageLink } from '#app/ui/links/page-link.tsx';
import { TextLink } from '#app/ui/links/text-link.tsx';
import { MapOnRequest } from '#app/ui/pictures/map-on-request.tsx';
import { illustrationsTexts as illustrations } from '#app/ui/pictures/texts.ts';
import { LanguageSwitch } from './language-switch.tsx';
import type { LayoutData } from './layout-data.ts';
import { MainPageLink } from './menu-pages.tsx';
import skyline from './skyline.svg?url&no-inline';
import { footerTexts as texts } from './texts.ts';

interface FooterProps {
  facts: LayoutData['footer'];
  navigation: LayoutData['navigation'];
  /** Whether the page shows drawings or renders. */
  isIllustrated: boolean;
}

export function Footer({ facts, navigation, isIllustrated }: FooterProps) {
  const brands = facts.salesBrands.flatMap((slug) => navigation.brands.filter((brand) => brand.slug === slug));
  return (
    <footer className="site-footer on-night pt-6">
      <img src={skyline} alt="" width="800" height="125" loading="lazy" className="skyline" />
      <div className="wrap pb-12 pt-6 md:pt-12 lg:pb-8 lg:pt-10">
        <div className="grid md:gap-12 md:grid-cols-2 lg:grid-cols-[2.3fr_2.2fr_5.3fr_3fr] lg:gap-8">
          <FooterPart heading={texts.headOffice}>
            <address className="mt-3 not-italic">
              <span {...contentLang(facts.name)}>{facts.name}</span>
              <br />
              {facts.street}
              <br />
              {facts.cityLine}
              <br />
              <PhoneLink phone={facts.phone} />
              <br />
              <a href={`mailto:${facts.email}`}>{facts.email}</a>
            </address>
          </FooterPart>
          <FooterPart heading={texts.sales}>
            <ul {...contentLang(brands[0]?.name)} className="mt-3">
              {brands.map(({ slug, name }) => (
                <li key={slug}>
                  <PageLink to={paths.locations({ brand: slug })}>{name}</PageLink>
                </li>
              ))}
            </ul>
            <TextLink to={paths.tivoliNet()}>{texts.regionalOffices}</TextLink>
            <p className="mt-3 text-quiet">{texts.centralReservations}</p>
            <PhoneLink phone={facts.reservationsPhone} />
          </FooterPart>
          <FooterPart heading={texts.hotelLocations}>
            <div className="footer-hotels">
              {facts.hotelGroups.map(({ heading, hotels }) => (
                <div key={heading}>
                  <h3 className="text-quiet">{heading}</h3>
                  <ul {...contentLang(hotels[0]?.name)}>
                    {hotels.map(({ slug, name }) => (
                      <li key={slug}>
                        <PageLink to={paths.hotel(slug)}>{name}</PageLink>
                      </li>
                    ))}
                  </ul>
                </div>
              ))}
            </div>
          </FooterPart>
          <div className="footer-map">
            <MapOnRequest name={texts.theHeadOffice} src={facts.map.frame}>
              <PlacesMap />
            </MapOnRequest>
            <TextLink to={facts.map.page} icon="external">
              {texts.openMap}
            </TextLink>
          </div>
        </div>
        <div className="footer-end hairline-t flex flex-wrap items-center justify-between gap-y-2 gap-x-8 mt-8 pt-6">
          <p className="text-quiet lg:flex lg:items-center lg:gap-x-8">
            © {facts.year} {facts.name}
            {isIllustrated ? <span className="block">{illustrations.note}</span> : null}
            <span className="samples-line">
              <span className="samples-count">{texts.samples} </span>
              <label>
                <input type="checkbox" className="mark-samples" /> {texts.markThem}
              </label>
            </span>
          </p>
          <ul className="flex flex-wrap gap-x-8">
            {facts.pages.map((page) => (
              <li key={page.label}>
                <MainPageLink page={page} />
              </li>
            ))}
            <li>
              <LanguageSwitch />
            </li>
          </ul>
        </div>
      </div>
    </footer>
  );
}

/** A part of the footer that a phone opens with a press, without any script; on wider screens it is always open. */
function FooterPart({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <section className="fold">
      <h2 className="footer-heading">{heading}</h2>
      <details>
        <summary className="footer-heading">{heading}</summary>
        {children}
      </details>
    </section>
  );
}

function PhoneLink({ phone }: { phone: string }) {
  return (
    <a href={phoneLink(phone)} className="figures">
      {phone}
    </a>
  );
}

/** A drawn map of the group's places. It is not to scale, and the list beside it has the links. */
const places = [
  { name: texts.ambala, x: 41, y: 35 },
  { name: texts.israna, x: 49, y: 71 },
  { name: texts.noida, x: 145, y: 155, label: [155, 150] },
  { name: texts.greaterNoida, x: 163, y: 184, label: [173, 194] },
  { name: texts.palwal, x: 135, y: 257 },
  { name: texts.rewari, x: 13, y: 246 },
] as const;

function PlacesMap() {
  return (
    <svg viewBox="0 0 280 310" className="w-full max-w-sm lg:max-w-68" aria-hidden="true">
      <path
        d="M75 5C82 45 94 78 110 104S130 142 136 164 157 212 159 250 160 286 158 306"
        fill="none"
        stroke="#4a3d33"
        strokeWidth="5"
      />
      <g fill="none" stroke="#e0ae57" strokeWidth="0.7">
        <path d="M41 35 49 71 113 159 145 155 163 184M113 159 13 246M113 159 135 257" />
        <g strokeDasharray="1.5 4" opacity="0.6">
          <circle cx="113" cy="159" r="28" />
          <circle cx="113" cy="159" r="53" />
        </g>
      </g>
      <path d="m113 153 6 6-6 6-6-6z" fill="#e0ae57" />
      <g fill="#0b1028" stroke="#e0ae57" strokeWidth="1.2">
        {places.map(({ name, x, y }) => (
          <path key={name} d={`m${x} ${y - 5} 5 5-5 5-5-5z`} />
        ))}
      </g>
      <g className="font-serif" fontWeight="600" fill="#fdf8ef" fontSize="17">
        {places.map((place) => {
          const [x, y] = 'label' in place ? place.label : [place.x + 10, place.y + 5];
          return (
            <text key={place.name} x={x} y={y}>
              {place.name}
            </text>
          );
        })}
        <text x="54" y="150" fontSize="23">
          {texts.delhi}
        </text>
      </g>
    </svg>
  );
}
