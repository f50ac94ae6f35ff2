import { paths } from '#app/paths.ts';
import { BookYourStay } from '#app/shell/book-your-stay.tsx';
import { Logo } from '#app/shell/logo.tsx';
import { MainPageLink } from '#app/shell/main-page-link.tsx';
import { mainPages } from '#app/shell/menu-pages.ts';
import { Icon } from '#app/ui/icon.tsx';
import { PageLink } from '#app/ui/links/page-link.tsx';
import { BrandsMenu } from './brands-menu.tsx';
import { LocationsMenu } from './locations-menu.tsx';
import { menuKeys } from './menu-keys.ts';
import { MobileMenu } from './mobile-menu.tsx';
import type { Navigation } from './navigation.ts';
import { ScrolledHeader } from './scrolled-header.tsx';
import { SearchMenu } from './search-menu.tsx';

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
