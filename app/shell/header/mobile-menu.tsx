import type { KeyboardEvent, ToggleEvent } from 'react';
import { paths } from '#app/paths.ts';
import { LanguageSwitch } from '#app/shell/language-switch.tsx';
import { Logo } from '#app/shell/logo.tsx';
import { MainPageLink } from '#app/shell/main-page-link.tsx';
import { mainPages } from '#app/shell/menu-pages.ts';
import { Icon } from '#app/ui/icon.tsx';
import { PageLink } from '#app/ui/links/page-link.tsx';
import { rememberScrollbarWidth } from '#app/ui/remember-scrollbar-width.ts';
import { MenuGroup } from './menu-group.tsx';
import type { Navigation } from './navigation.ts';
import { headerTexts as texts } from './texts.ts';

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

export function MobileMenu({ navigation: { brands, locations } }: { navigation: Navigation }) {
  return (
    <div
      id="site-menu"
      popover="auto"
      className="site-menu"
      role="dialog"
      aria-modal="true"
      aria-label={texts.menu}
      onKeyDown={trapFocus}
      onBeforeToggle={rememberScrollbarWidth}
      onToggle={focusClose}
    >
      <div className="menu-head">
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
      <LanguageSwitch />
    </div>
  );
}
