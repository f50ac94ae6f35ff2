import { useEffect, useRef, useState } from 'react';
import { Link, useLocation } from 'react-router';
import { paths } from '#app/paths.ts';
import { Icon } from '#app/ui/icon.tsx';
import { BookYourStay } from './book-your-stay.tsx';
import { BrandsMenu } from './brands-menu.tsx';
import { LocationsMenu } from './locations-menu.tsx';
import { Logo } from './logo.tsx';
import { MobileMenu } from './mobile-menu.tsx';
import type { Navigation } from './navigation.ts';

/** True once the page has left its first 50 px behind. */
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

/** A followed link closes the menu it was in; outside clicks, Escape and "one at a time" are the popover's own. */
function useMenusCloseOnNavigation() {
  const { key } = useLocation();
  useEffect(() => {
    if (key) for (const menu of document.querySelectorAll<HTMLElement>('header [popover]')) menu.hidePopover();
  }, [key]);
}

/** Focus that goes elsewhere closes the menu it left; the button that opened a menu counts as part of it. */
function useMenusCloseBehindFocus() {
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

export function Header({ navigation }: { navigation: Navigation }) {
  const { top, scrolled } = useScrolled();
  useMenusCloseOnNavigation();
  useMenusCloseBehindFocus();
  return (
    <>
      <span ref={top} className="first-50-px" aria-hidden="true" />
      <header className="site-header" data-scrolled={scrolled || undefined}>
        <Logo />
        <nav aria-label="Main" className="main-links">
          <Link to={paths.home()}>Hotels</Link>
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
          <BookYourStay id="book-your-stay" className="button button-small button-gold">
            Book Your Stay
          </BookYourStay>
        </nav>
        <button type="button" className="menu-button" popoverTarget="site-menu" aria-label="Menu">
          <Icon name="menu" className="size-7" />
        </button>
        <MobileMenu navigation={navigation} />
      </header>
    </>
  );
}
