import { paths } from '#app/paths.ts';
import { BookYourStay } from '#app/shell/book-your-stay.tsx';
import { LanguageSwitch } from '#app/shell/language-switch.tsx';
import { Logo } from '#app/shell/logo.tsx';
import { MainPageLink } from '#app/shell/main-page-link.tsx';
import { mainPages } from '#app/shell/menu-pages.ts';
import { frameTexts as frame } from '#app/shell/texts.ts';
import { Icon } from '#app/ui/icon.tsx';
import { PageLink } from '#app/ui/links/page-link.tsx';
import { BrandsMenu } from './brands-menu.tsx';
import { LocationsMenu } from './locations-menu.tsx';
import { menuKeys } from './menu-keys.ts';
import { MobileMenu } from './mobile-menu.tsx';
import type { Navigation } from './navigation.ts';
import { ScrolledHeader } from './scrolled-header.tsx';
import { SearchMenu } from './search-menu.tsx';
import { headerTexts as texts } from './texts.ts';

export function Header({ navigation }: { navigation: Navigation }) {
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
        <BookYourStay id="book-your-stay" className="button button-small button-gold header-book">
          {frame.bookYourStay}
        </BookYourStay>
        <button type="button" className="header-icon menu-button" popoverTarget="site-menu" aria-label={texts.menu}>
          <Icon name="menu" className="size-7" />
        </button>
      </div>
      <MobileMenu navigation={navigation} />
    </ScrolledHeader>
  );
}
