import { useState } from 'react';
import { Link } from 'react-router';
import { contentLang } from '#app/language/content-lang.ts';
import { filterHotels, type LocationsFilter } from '#app/listings/filter-hotels.ts';
import { HotelRows } from '#app/listings/hotel-rows.tsx';
import { ShowAllLink } from '#app/listings/show-all-link.tsx';
import { paths } from '#app/paths.ts';
import { pageNamesTexts as names } from '#app/shell/head/texts.ts';
import { PageLink } from '#app/ui/links/page-link.tsx';
import { type Tab, Tabs } from '#app/ui/links/tabs.tsx';
import { TextLink } from '#app/ui/links/text-link.tsx';
import { ArchPicture } from '#app/ui/pictures/arch-picture.tsx';
import { Picture } from '#app/ui/pictures/picture.tsx';
import { WindowLines } from '#app/ui/pictures/window-lines.tsx';
import { Scrollable } from '#app/ui/scrollable.tsx';
import type { HomeData } from './home-route.tsx';
import { deferredSectionsTexts as texts } from './texts.ts';

/**
 * The listing with its two filters. They work in place; without a script, or if there are more hotels than the page has,
 * they lead to the locations page.
 */
export function AllProperties({ brands, locations, all, total }: HomeData) {
  const [chosen, choose] = useState<LocationsFilter>({});
  const shown = filterHotels(all, chosen);
  const isPart = all.length < total;
  const found = { page: 1, pages: 1, first: 1, last: shown.length, total: shown.length };
  function tab(filter: LocationsFilter, label: string): Tab {
    const current = filter.brand === chosen.brand && filter.location === chosen.location;
    const tab = { to: paths.locations(filter), label, current };
    return isPart ? tab : { ...tab, choose: () => choose(filter) };
  }
  return (
    <section className="all-properties on-sand wrap section-space" aria-labelledby="all-properties-heading">
      <h2 id="all-properties-heading" className="text-section mb-5">
        {texts.allProperties}
      </h2>
      <Tabs
        label={texts.byBrand}
        tabs={[
          tab({ ...chosen, brand: undefined }, texts.allBrands),
          ...brands.map(({ slug, tabLabel }) => tab({ ...chosen, brand: slug }, tabLabel)),
        ]}
      />
      <Tabs
        label={texts.byLocation}
        look="plain"
        tabs={[
          tab({ ...chosen, location: undefined }, texts.allLocations),
          ...locations.map(({ slug, name }) => tab({ ...chosen, location: slug }, name)),
        ]}
      />
      <div className="locations-results" aria-live="polite">
        <HotelRows hotels={shown} at={isPart ? { ...found, pages: 2, total } : found} />
        <ShowAllLink to={paths.locations()} shown={all.length} total={total} of="Tivoli" />
      </div>
    </section>
  );
}

/** The picture of a thali, cut off by the edge of the page, beside the kitchens, each with the way to its menu. */
export function Culinary({ culinary, chosenTabs }: Pick<HomeData, 'culinary' | 'chosenTabs'>) {
  const { text, image, cards } = culinary;
  return (
    <section id="culinary" className="culinary on-night wrap" aria-labelledby="culinary-heading">
      <div className="culinary-picture fill">
        <Picture picture={image} shown={{ phone: 100, desktop: 60, atMost: 1080 }} alt="" />
      </div>
      <div className="culinary-words">
        <h2 id="culinary-heading" className="text-section">
          {texts.culinary}
        </h2>
        <p className="text-lead mt-4 text-quiet">{text}</p>
        <ul className="culinary-cards">
          {cards.map(({ id, title, text: words, image: dish }) => (
            <li key={id} className="hairline-t">
              <ArchPicture picture={dish} />
              <div>
                <h3 className="text-small-heading">{title}</h3>
                <p className="text-quiet">{words}</p>
                <Link
                  to={paths.home({ ...chosenTabs, menu: id })}
                  preventScrollReset
                  state="over"
                  className="link"
                  aria-label={texts.viewMenuOf(title)}
                >
                  <span>{texts.viewMenu}</span>
                </Link>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

/** The upcoming hotels, as framed posters side by side. */
export function Upcoming({ upcoming, upcomingUnder }: Pick<HomeData, 'upcoming' | 'upcomingUnder'>) {
  return (
    <section className="upcoming on-sand wrap section-space" aria-labelledby="upcoming-heading">
      <div>
        <h2 id="upcoming-heading" className="text-section">
          {texts.upcoming}
        </h2>
        {upcomingUnder ? <p className="text-lead mt-4 text-quiet">{upcomingUnder}</p> : null}
        <p className="mt-2">
          <TextLink to={paths.locations()}>{texts.toLocations}</TextLink>
        </p>
      </div>
      <Scrollable as="ul" className="posters" aria-labelledby="upcoming-heading">
        {upcoming.map(({ id, name, location, description, openingDate, badge, to, image }) => (
          <li key={id}>
            <span className="poster">
              <Picture picture={image} shown={{ phone: 65, tablet: 30, desktop: 19, atMost: 270 }} crop="4:5" />
            </span>
            <h3 {...contentLang(name)} className="text-small-heading mt-4">
              {to ? <PageLink to={to}>{name}</PageLink> : name}
            </h3>
            <p className="text-small text-quiet">{[location, openingDate].filter(Boolean).join(' · ')}</p>
            <p className="text-small mt-1">{description}</p>
            <p className="opening-badge">{badge}</p>
          </li>
        ))}
      </Scrollable>
    </section>
  );
}

/** The group's history, with a picture in the outline of a window at its end. */
export function Story({ story: { heading, paragraphs, figures, image }, total }: Pick<HomeData, 'story' | 'total'>) {
  return (
    <section className="story on-night wrap" aria-labelledby="story-heading">
      <div className="story-words">
        <div>
          <h2 id="story-heading" className="text-section">
            {heading}
          </h2>
          {paragraphs.map((paragraph) => (
            <p key={paragraph} className="measure mt-5">
              {paragraph}
            </p>
          ))}
          <p className="mt-3">
            <TextLink to={paths.ourStory()}>{names.ourStory}</TextLink>
          </p>
        </div>
        <dl className="story-figures">
          {figures.map(({ figure = total, text }) => (
            <div key={text} className="hairline-t">
              <dt className="text-quiet">{text}</dt>
              <dd className="text-section figures text-gold">{figure}</dd>
            </div>
          ))}
        </dl>
      </div>
      <div className="story-window">
        <div className="window-opening fill">
          <Picture picture={image} shown={{ phone: 90, desktop: 87, atMost: 1248 }} portrait={{ crop: '4:5' }} />
        </div>
        <WindowLines className="window-line" />
      </div>
    </section>
  );
}
