import type { ReactNode } from 'react';
import {
  isRouteErrorResponse,
  Links,
  Meta,
  Outlet,
  ScrollRestoration,
  useMatches,
  useRouteLoaderData,
} from 'react-router';
import { DataError, debugText } from '#app/catalogue/browser-data.ts';
import { todayInIndia } from '#app/language/dates.ts';
import { locale } from '#app/language/page-language.ts';
import type { OwnStylesName } from '#app/own-styles.tsx';
import { AnnouncementBar } from '#app/shell/announcement-bar.tsx';
import { type BarTargets, BottomBar } from '#app/shell/bottom-bar.tsx';
import { Header } from '#app/shell/header/header.tsx';
import { LanguageOffer } from '#app/shell/language-offer.tsx';
import type { LanguageHandle } from '#app/shell/language-switch.tsx';
import { footerHotels, layoutData, type Navigation } from '#app/shell/layout-data.ts';
import { PendingPage } from '#app/shell/pending-page.tsx';
import { EndOfHead, EndOfPage, PageScripts } from '#app/shell/server-parts.tsx';
import { NavigationFeedback } from '#app/shell/start/navigation-feedback.tsx';
import { scrollStorageKey } from '#app/shell/start/scroll-restoration.ts';
import { HydrationMark, StartScript } from '#app/shell/start/start-script.tsx';
import touchIcon from '#app/ui/apple-touch-icon.png?url&no-inline';
import favicon from '#app/ui/favicon.svg?inline';
import { preloadedFonts } from '#app/ui/fonts/preloaded-fonts.ts';
import { lazyPart, PartBoundary, Stage, stages } from '#app/ui/loading/stage.tsx';
import { ArchOutlines } from '#app/ui/pictures/arch-frame.tsx';
import { hasIllustrations } from '#app/ui/pictures/illustrations.ts';
import { PictureScript } from '#app/ui/pictures/picture-script.tsx';
import type { RouteHandle } from '#platform/http/requests/page-address.ts';
import type { Route } from './+types/root.ts';
import { servicesContext } from './services.server.ts';
import { FailedLoadPage, FailedPage } from './shell/errors/failed-page.tsx';
import { failedPageTexts as failedTexts } from './shell/errors/texts.ts';
import { frameTexts as texts } from './shell/texts.ts';

const Footer = lazyPart(() => import('#app/shell/footer.tsx'), 'Footer');

/** What a page may tell the parts around it. */
export interface PageHandle extends RouteHandle, LanguageHandle {
  /** The phone contact of the bottom bar while this page is open, from the page's own loader data. */
  bar?: (loaderData: unknown) => Partial<BarTargets>;
  /** Whether the page has a frame of its own instead of the site's header and footer. */
  bare?: true;
  /** Whether the page links to the style sheet of visitors' pages instead of having it inline (`page-sheet.ts`). */
  linksStyles?: true;
  /** The styles that only this page and its like have; it shows them by `OwnStyles`. */
  ownStyles?: OwnStylesName;
}

export async function loader({ context }: Route.LoaderArgs) {
  const { catalogue } = context.get(servicesContext);
  const [brands, locations, outline, named, announcement] = await Promise.all([
    catalogue.brands(),
    catalogue.locations(),
    catalogue.groupOutline(),
    catalogue.hotelsWithDetails({ slugs: footerHotels, most: footerHotels.length }),
    catalogue.announcement(),
  ]);
  const year = Number(todayInIndia().slice(0, 4));
  return layoutData({
    brands: brands.value,
    locations: locations.value,
    outline: outline.value,
    footerHotels: named.value,
    announcement: announcement.value,
    year,
  });
}

/** Menus and footer are loaded once; a new page loads only its own data. */
export const shouldRevalidate = () => false;

function useIsBare(): boolean {
  return useMatches().some(({ handle }) => (handle as PageHandle | undefined)?.bare);
}

function useBarTargets(): Partial<BarTargets> {
  const match = useMatches().findLast(({ handle }) => (handle as PageHandle | undefined)?.bar);
  return (match?.handle as PageHandle | undefined)?.bar?.(match?.loaderData) ?? {};
}

/** Whether the page itself, without menus and footer, shows drawings or renders. */
function useIsIllustrated(): boolean {
  return useMatches().some(({ id, loaderData }) => id !== 'root' && hasIllustrations(loaderData));
}

/** The menus where the data of the frame could not be loaded. */
const emptyNavigation: Navigation = { brands: [], locations: [], announcement: null };

export function Layout({ children }: { children: ReactNode }) {
  const data = useRouteLoaderData<typeof loader>('root');
  const bar = useBarTargets();
  const isBare = useIsBare();
  const isIllustrated = useIsIllustrated();
  const navigation = data?.navigation ?? emptyNavigation;
  const targets = data && { phone: data.footer.reservationsPhone, whatsapp: data.whatsapp, ...bar };
  return (
    // The start script may mark it before hydration.
    <html lang={locale} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="theme-color" content="#0b1028" />
        {/* As a file it would be fetched at the same time as the picture that a visitor waits for. */}
        <link rel="icon" href={favicon} type="image/svg+xml" />
        <link rel="apple-touch-icon" href={touchIcon} />
        {preloadedFonts.map((font) => (
          <link key={font} rel="preload" href={font} as="font" type="font/woff2" crossOrigin="anonymous" />
        ))}
        <PictureScript />
        <StartScript />
        <Meta />
        <Links />
        <EndOfHead />
      </head>
      <body>
        <a href="#content" className="skip-link">
          {texts.skip}
        </a>
        <ArchOutlines />
        <NavigationFeedback />
        {isBare ? (
          children
        ) : (
          <>
            <AnnouncementBar announcement={navigation.announcement} />
            <PartBoundary>
              <Header navigation={navigation} enquire={bar.enquire} contact={targets} />
            </PartBoundary>
            <main id="content" tabIndex={-1}>
              {children}
            </main>
            {data ? (
              <Stage after={stages.background}>
                <Footer facts={data.footer} navigation={navigation} isIllustrated={isIllustrated} />
              </Stage>
            ) : null}
            <LanguageOffer />
            {targets ? <BottomBar {...targets} /> : null}
          </>
        )}
        <ScrollRestoration storageKey={scrollStorageKey} />
        <HydrationMark />
        <PageScripts />
        <EndOfPage />
      </body>
    </html>
  );
}

export default function Root() {
  return (
    <>
      <PendingPage />
      <Outlet />
    </>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  if (error instanceof DataError) return <FailedLoadPage problem={debugText(error)} />;
  const status = isRouteErrorResponse(error) ? error.status : 500;
  if (status === 404) return <FailedPage {...failedTexts.notFound} />;
  if (status === 405) return <FailedPage {...failedTexts.notAllowed} />;
  return <FailedPage {...failedTexts.failed} />;
}
