import { type KeyboardEvent, type ReactNode, type ToggleEvent, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { contentLang } from '#app/language/content-lang.ts';
import { SearchForm } from '#app/listings/search/search-form.tsx';
import { paths } from '#app/paths.ts';
import { BookYourStay } from '#app/shell/book-your-stay.tsx';
import type { BarContact } from '#app/shell/bottom-bar.tsx';
import { pageNamesTexts as names } from '#app/shell/head/texts.ts';
import { LanguageSwitch } from '#app/shell/language-switch.tsx';
import type { Navigation } from '#app/shell/layout-data.ts';
import { Logo } from '#app/shell/logo.tsx';
import { MainPageLink, mainPages } from '#app/shell/menu-pages.tsx';
import { beforeDialog } from '#app/ui/before-dialog.ts';
import { Icon } from '#app/ui/icon.tsx';
import { PageLink } from '#app/ui/links/page-link.tsx';
import { ArchPicture } from '#app/ui/pictures/arch-picture.tsx';
import { lookUp } from '#platform/look-up.ts';
import { MobileMenu } from './mobile-menu.tsx';
import { headerTexts as texts } from './texts.ts';

const enquireStyle = 'button button-small button-gold header-book';

interface HeaderProps {
  navigation: Navigation;
  /** Where "Enquire" leads on the page that is open. Only a form of its own takes the place of the dialog. */
  enquire: string | undefined;
  /** Whom the menu of a phone calls. */
  contact: BarContact | undefined;
}

export function Header({ navigation, enquire, contact }: HeaderProps) {
  return (
    <ScrolledHeader>
      <Logo />
      <nav aria-label={texts.main} className="main-links" onKeyDown={menuKeys}>
        <PageLink to={paths.ourHotels()}>{texts.hotels}</PageLink>
        <button type="button" popoverTarget="brands-menu">
          {texts.brands}
          <Icon name="down" className="size-4" />
        </button>
        <BrandsMenu brands={navigation.brands} />
        <button type="button" popoverTarget="locations-menu">
          {texts.locations}
          <Icon name="down" className="size-4" />
        </button>
        <LocationsMenu locations={navigation.locations} />
        {mainPages.wide.map((page) => (
          <MainPageLink key={page.to} page={page} />
        ))}
      </nav>
      <div className="header-end">
        <LanguageSwitch />
        <SearchMenu />
        {enquire?.startsWith('#') ? (
          <PageLink to={enquire} className={enquireStyle}>
            {names.enquire}
          </PageLink>
        ) : (
          <BookYourStay id="book-your-stay" className={enquireStyle}>
            {names.enquire}
          </BookYourStay>
        )}
        <button type="button" className="header-icon menu-button" popoverTarget="site-menu" aria-label={texts.menu}>
          <Icon name="menu" className="size-7" />
        </button>
      </div>
      <MobileMenu navigation={navigation} contact={contact} />
    </ScrolledHeader>
  );
}

/**
 * The frame of the header, which looks otherwise after the first 50 px of the page. Its menus are given as `children`, so
 * that they are not rendered again when the page scrolls.
 */
function ScrolledHeader({ children }: { children: ReactNode }) {
  const top = useRef<HTMLSpanElement>(null);
  const [scrolled, setScrolled] = useState(false);
  useEffect(() => {
    if (!top.current) return;
    const observer = new IntersectionObserver(([entry]) => setScrolled(!entry?.isIntersecting));
    observer.observe(top.current);
    return () => observer.disconnect();
  }, []);
  useMenusClose();
  return (
    <>
      <span ref={top} className="first-50-px" aria-hidden="true" />
      <header className="site-header" data-scrolled={scrolled || undefined}>
        {children}
      </header>
    </>
  );
}

/**
 * Closes menus when a link is followed or the focus leaves them; the button that opened a menu counts as part of it.
 * Popovers themselves close on outside clicks, on Escape and when another one opens.
 */
function useMenusClose() {
  const { key } = useLocation();
  const shown = useRef(key);
  useEffect(() => {
    // A menu that was opened before hydration stays open.
    if (key === shown.current) return;
    shown.current = key;
    for (const menu of document.querySelectorAll<HTMLElement>('header [popover]')) menu.hidePopover();
  }, [key]);

  useEffect(() => {
    function close({ target }: FocusEvent) {
      for (const menu of document.querySelectorAll<HTMLElement>('header [popover]:popover-open')) {
        const own = `#${menu.id}, [popovertarget="${menu.id}"]`;
        if (target instanceof Element && !target.closest(own)) menu.hidePopover();
      }
    }
    document.addEventListener('focusin', close);
    return () => document.removeEventListener('focusin', close);
  }, []);
}

const steps: Record<string, number> = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 };

/** Arrow keys, Home and End move the focus through the links of an open menu. On its button, arrow down opens it. */
function menuKeys(event: KeyboardEvent<HTMLElement>): void {
  const { key, target } = event;
  if (!(target instanceof HTMLElement)) return;
  const opens = target.getAttribute('popovertarget');
  const menu = target.closest<HTMLElement>('[popover]') ?? (opens ? document.getElementById(opens) : null);
  const links = [...(menu?.querySelectorAll('a') ?? [])];
  const at = links.indexOf(target as HTMLAnchorElement);
  const step = lookUp(steps, key);
  if (at < 0) {
    if (key !== 'ArrowDown' || !opens) return;
    menu?.showPopover();
    links[0]?.focus();
  } else if (key === 'Home') links[0]?.focus();
  else if (key === 'End') links.at(-1)?.focus();
  else if (step) links.at((at + step) % links.length)?.focus();
  else return;
  event.preventDefault();
}

function BrandsMenu({ brands }: Pick<Navigation, 'brands'>) {
  return (
    <div id="brands-menu" popover="auto" className="wide-menu on-night">
      <ul className="grid grid-cols-4 gap-8">
        {brands.map((brand) => (
          <li key={brand.slug} data-brand={brand.slug}>
            <PageLink to={paths.locations({ brand: brand.slug })} className="brand-entry">
              {brand.picture ? <ArchPicture picture={brand.picture} /> : null}
              <span>
                <span {...contentLang(brand.name)} className="text-small-heading">
                  {brand.name}
                </span>
                <span className="text-small mt-1 block text-quiet">{brand.places}</span>
              </span>
            </PageLink>
          </li>
        ))}
      </ul>
    </div>
  );
}

function LocationsMenu({ locations }: Pick<Navigation, 'locations'>) {
  return (
    <div id="locations-menu" popover="auto" className="wide-menu on-night">
      <ul className="flex flex-wrap gap-x-12">
        {locations.map(({ slug, name }) => (
          <li key={slug}>
            <PageLink to={paths.locations({ location: slug })} className="text-heading menu-name">
              {name}
            </PageLink>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The search in the header: a form for the search page, with suggestions where scripts run. */
function SearchMenu() {
  return (
    <>
      <button type="button" className="header-icon" popoverTarget="search-menu" aria-label={texts.search}>
        <Icon name="search" className="size-6" />
      </button>
      <div
        id="search-menu"
        popover="auto"
        className="wide-menu on-night"
        onBeforeToggle={beforeDialog}
        onToggle={focusField}
      >
        <div className="search-menu-form">
          <SearchForm id="header-search" />
        </div>
      </div>
    </>
  );
}

function focusField({ newState, currentTarget }: ToggleEvent<HTMLElement>) {
  if (newState === 'open') currentTarget.querySelector('input')?.focus();
}
