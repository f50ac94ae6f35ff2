import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { paths } from '#app/paths.ts';
import { BookYourStay } from '#app/shell/book-your-stay.tsx';
import { Logo } from '#app/shell/logo.tsx';
import { MainPageLink } from '#app/shell/main-page-link.tsx';
import { mainPages } from '#app/shell/menu-pages.ts';
import { Icon } from '#app/ui/icon.tsx';
import { PageLink } from '#app/ui/links/page-link.tsx';
import { BrandsMenu } from './brands-menu.tsx';
import { LocationsMenu } from './locations-menu.tsx';
import { MobileMenu } from './mobile-menu.tsx';
import type { Navigation } from './navigation.ts';
import { ScrolledHeader } from './scrolled-header.tsx';
import { SearchMenu } from './search-menu.tsx';

const steps: Record<string, number> = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 };

/** Arrow keys, Home and End move the focus through the links of an open menu. On its button, arrow down opens it. */
function menuKeys(event: KeyboardEvent<HTMLElement>): void {
  const { key, target } = event;
  if (!(target instanceof HTMLElement)) return;
  const opens = target.getAttribute('popovertarget');
  const menu = target.closest<HTMLElement>('[popover]') ?? (opens ? document.getElementById(opens) : null);
  const links = [...(menu?.querySelectorAll('a') ?? [])];
  const at = links.indexOf(target as HTMLAnchorElement);
  if (at < 0) {
    if (key !== 'ArrowDown' || !opens) return;
    menu?.showPopover();
    links[0]?.focus();
  } else if (key === 'Home') links[0]?.focus();
  else if (key === 'End') links.at(-1)?.focus();
  else if (steps[key]) links.at((at + steps[key]) % links.length)?.focus();
  else return;
  event.preventDefault();
}

export function Header({ navigation }: { navigation: Navigation }) {
  return (
    <ScrolledHeader>
      <Logo />
      <nav aria-label="Main" className="main-links" onKeyDown={menuKeys}>
        <PageLink to={paths.home()}>Hotels</PageLink>
        <button type="button" popoverTarget="brands-menu">
          Brands
          <Icon name="down" className="size-4" />
        </button>
        <BrandsMenu brands={navigation.brands} />
        <button type="button" popoverTarget="locations-menu">
          Locations
          <Icon name="down" className="size-4" />
        </button>
        <LocationsMenu locations={navigation.locations} />
        {mainPages.wide.map((page) => (
          <MainPageLink key={page.to} page={page} />
        ))}
      </nav>
      <div className="header-end">
        <SearchMenu />
        <BookYourStay id="book-your-stay" className="button button-small button-gold header-book">
          Book Your Stay
        </BookYourStay>
        <button type="button" className="header-icon menu-button" popoverTarget="site-menu" aria-label="Menu">
          <Icon name="menu" className="size-7" />
        </button>
      </div>
      <MobileMenu navigation={navigation} />
    </ScrolledHeader>
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

/** `scrolled` is true after the first 50 px of the page. Put `top` on the element that covers them. */
function useScrolled() {
  const top = useRef<HTMLSpanElement>(null);
  const [scrolled, setScrolled] = useState(false);
  useEffect(() => {
    if (!top.current) return;
    const observer = new IntersectionObserver(([entry]) => setScrolled(!entry?.isIntersecting));
    observer.observe(top.current);
    return () => observer.disconnect();
  }, []);
  return { top, scrolled };
}
