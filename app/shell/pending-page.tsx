import { useEffect, useState } from 'react';
import { useLocation, useNavigation } from 'react-router';
import { paths } from '#app/paths.ts';
import { Skeleton, Spinner } from '#app/ui/loading/loading-signs.tsx';
import { waitingTexts } from './waiting-texts.ts';

/**
 * Says in the middle of the screen, wherever the visitor has scrolled, what is being loaded. A hotel's page that is being
 * loaded replaces the page that the visitor leaves.
 */
export function PendingPage() {
  const { pathname } = useLocation();
  const to = usePendingAddress();
  const text = to && waitingTexts(to.pathname).loading;
  if (!text || (to.pathname === pathname && isHotel(pathname))) return null;
  return (
    <>
      <div className="pending-words on-night">
        <Spinner>{text}</Spinner>
      </div>
      {isHotel(to.pathname) ? (
        <div className="pending-hotel">
          <div className="hotel-hero on-night">
            <div className="hotel-hero-picture" />
          </div>
          <div className="min-h-[60svh] wrap section-space">
            <Skeleton shape="heading" />
            <Skeleton shape="line" count={4} />
          </div>
        </div>
      ) : null}
    </>
  );
}

/** Milliseconds after which a page is announced as loading. */
const announceAfter = 200;

/** The address that is being loaded, once that has taken `announceAfter`. */
function usePendingAddress() {
  const { state, location } = useNavigation();
  const to = state === 'loading' ? location : undefined;
  const [announced, setAnnounced] = useState<typeof to>();
  useEffect(() => {
    const timer = to ? setTimeout(() => setAnnounced(to), announceAfter) : undefined;
    return () => clearTimeout(timer);
  }, [to]);
  return to === announced ? to : undefined;
}

/** Whether it is the page of a hotel itself, and none below it. */
function isHotel(pathname: string): boolean {
  const start = paths.hotel('');
  return pathname.startsWith(start) && !pathname.slice(start.length).includes('/');
}
