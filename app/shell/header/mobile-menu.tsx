import { type KeyboardEvent, type ToggleEvent, useCallback, useEffect, useId, useRef, useState } from 'react';
import { fetchData, loadKept } from '#app/catalogue/browser-data.ts';
import { cacheTimes } from '#app/catalogue/cache-times.ts';
import { contentLang } from '#app/language/content-lang.ts';
import { paths } from '#app/paths.ts';
import { type BarContact, CallAndWrite } from '#app/shell/bottom-bar.tsx';
import { failedPageTexts as failed, searchHotelsTexts as search } from '#app/shell/errors/texts.ts';
import { pageNamesTexts as names } from '#app/shell/head/texts.ts';
import { LanguageSwitch } from '#app/shell/language-switch.tsx';
import type { Navigation } from '#app/shell/layout-data.ts';
import { Logo } from '#app/shell/logo.tsx';
import { MainPageLink, mainPages } from '#app/shell/menu-pages.tsx';
import { waitingTexts as waiting } from '#app/shell/texts.ts';
import { beforeDialog } from '#app/ui/before-dialog.ts';
import { Icon } from '#app/ui/icon.tsx';
import { PageLink } from '#app/ui/links/page-link.tsx';
import { headerTexts as texts } from './texts.ts';

interface MobileMenuProps {
  navigation: Navigation;
  contact: BarContact | undefined;
}

export function MobileMenu({ navigation: { brands, locations }, contact }: MobileMenuProps) {
  return (
    <div
      id="site-menu"
      popover="auto"
      className="site-menu"
      role="dialog"
      aria-modal="true"
      aria-label={texts.menu}
      onKeyDown={trapFocus}
      onBeforeToggle={beforeDialog}
      onToggle={focusClose}
    >
      <div className="menu-head sticky z-1 top-0 flex items-center justify-between h-16 px-5 bg-cream">
        <Logo />
        <button
          type="button"
          className="header-icon menu-button"
          popoverTarget="site-menu"
          popoverTargetAction="hide"
          aria-label={texts.closeMenu}
        >
          <Icon name="close" className="size-6" />
        </button>
      </div>
      <nav aria-label={texts.menu} className="menu-top">
        <PageLink to={paths.ourHotels()}>{texts.hotels}</PageLink>
        <MenuGroup
          title={texts.brands}
          note="locationName"
          entries={brands.map(({ slug, name }) => ({ name, filter: { brand: slug } }))}
        />
        <MenuGroup
          title={texts.locations}
          note="brandName"
          entries={locations.map(({ slug, name }) => ({ name, filter: { location: slug } }))}
        />
        {mainPages.phone.map((page) => (
          <MainPageLink key={page.to} page={page} />
        ))}
      </nav>
      {contact ? (
        <div className="menu-foot">
          <PageLink to={paths.enquire()} className="button button-gold">
            {names.enquire}
          </PageLink>
          <CallAndWrite contact={contact} className="button button-line" />
        </div>
      ) : null}
      <LanguageSwitch />
    </div>
  );
}

/** The panel covers the page, so Tab goes round inside it. */
function trapFocus(event: KeyboardEvent<HTMLElement>) {
  if (event.key !== 'Tab') return;
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>('a, button, summary')].filter((stop) =>
    stop.checkVisibility(),
  );
  const [from, to] = event.shiftKey ? [stops[0], stops.at(-1)] : [stops.at(-1), stops[0]];
  if (document.activeElement !== from) return;
  event.preventDefault();
  to?.focus();
}
function focusClose({ newState, currentTarget }: ToggleEvent<HTMLElement>) {
  if (newState === 'open') currentTarget.querySelector<HTMLElement>('.menu-button')?.focus();
}

interface MenuGroupProps {
  title: string;
  entries: Pick<MenuEntryProps, 'name' | 'filter'>[];
  /** The line under each hotel's name. */
  note: MenuEntryProps['note'];
}

/** "Brands" or "Locations" with its entries. The browser opens one of the `details` with the same name at a time. */
function MenuGroup({ title, entries, note }: MenuGroupProps) {
  const group = useId();
  return (
    <details name="menu-group" onToggle={closeEntries}>
      <summary>
        {title}
        <Icon name="down" />
      </summary>
      <div className="menu-second">
        {entries.map((entry) => (
          <MenuEntry key={entry.name} group={group} note={note} {...entry} />
        ))}
      </div>
    </details>
  );
}

/** Closes the entries of a group when the group is closed. */
function closeEntries(event: ToggleEvent<HTMLDetailsElement>) {
  if (event.target !== event.currentTarget || event.currentTarget.open) return;
  for (const entry of event.currentTarget.querySelectorAll('details')) entry.open = false;
}

interface MenuEntryProps {
  /** Entries of one group open one at a time. */
  group: string;
  name: string;
  filter: { brand?: string; location?: string };
  note: 'brandName' | 'locationName';
}

/** A brand or a place in the menu. Its hotels are loaded when it is opened; without scripts it links to their page. */
function MenuEntry({ group, name, filter, note }: MenuEntryProps) {
  const details = useRef<HTMLDetailsElement>(null);
  const [hotels, setHotels] = useState<MenuHotel[] | 'loading' | 'failed'>('loading');
  const { brand, location } = filter;

  const load = useCallback(() => {
    if (!details.current?.open) return;
    setHotels((before) => (before === 'failed' ? 'loading' : before));
    hotelsOf({ ...(brand && { brand }), ...(location && { location }) }).then(setHotels, () => setHotels('failed'));
  }, [brand, location]);

  // It may have been opened before hydration.
  useEffect(load, [load]);

  return (
    <details ref={details} name={group} onToggle={load}>
      <summary {...contentLang(name)}>
        {name}
        <Icon name="down" />
      </summary>
      <noscript>
        <a href={paths.locations(filter)}>{texts.allHotels}</a>
      </noscript>
      <div className="needs-script">
        <MenuHotels hotels={hotels} note={note} onRetry={load} />
      </div>
    </details>
  );
}

/** A hotel as the menu lists it. */
interface MenuHotel {
  /** Empty for a hotel without a page yet: the menu names it without a link. */
  slug: string;
  name: string;
  brandName: string;
  locationName: string;
}

/** The first hotels of a brand or a place, and a line that says how many more there are. */
function hotelsOf(filter: { brand?: string; location?: string }): Promise<MenuHotel[]> {
  const path = paths.hotelData(filter);
  return loadKept<MenuHotel[]>({
    key: `hotels ${path}`,
    times: cacheTimes.hotels,
    async load() {
      // A server of the previous release sends no total.
      type Answer = { hotels: MenuHotel[]; total?: number };
      const { hotels, total = hotels.length } = (await fetchData(path)) as Answer;
      const more = total - hotels.length;
      if (more <= 0) return hotels;
      return [...hotels, { slug: '', name: texts.more(more.toLocaleString('en-IN')), brandName: '', locationName: '' }];
    },
  });
}

interface MenuHotelsProps {
  hotels: MenuHotel[] | 'loading' | 'failed';
  /** The line under each name. */
  note: 'brandName' | 'locationName';
  onRetry: () => void;
}

/** The hotels of a brand or a place in the menu, or a text that says why there are none. */
export function MenuHotels({ hotels, note, onRetry }: MenuHotelsProps) {
  if (hotels === 'loading')
    return (
      <p className="menu-off" role="status">
        {texts.loadingHotels}
      </p>
    );
  if (hotels === 'failed')
    return (
      <div role="alert">
        <p className="menu-off">{waiting.noPage}</p>
        <button type="button" className="menu-retry" onClick={onRetry}>
          {failed.tryAgain}
        </button>
      </div>
    );
  if (hotels.length === 0) return <p className="menu-off">{search.noHotels}</p>;
  return hotels.map((hotel) => <HotelLine key={hotel.slug || hotel.name} hotel={hotel} note={hotel[note]} />);
}

/** A hotel without a page is in italics and is no link. */
function HotelLine({ hotel, note }: { hotel: MenuHotel; note: string }) {
  const words = (
    <span>
      <span {...contentLang(hotel.name)}>{hotel.name}</span>
      <span className="text-small block text-quiet">{note}</span>
    </span>
  );
  if (hotel.slug) return <PageLink to={paths.hotel(hotel.slug)}>{words}</PageLink>;
  return (
    <p className="menu-off" aria-disabled="true">
      {words}
    </p>
  );
}
