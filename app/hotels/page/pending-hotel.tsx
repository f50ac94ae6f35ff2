import { useEffect, useState } from 'react';
import { useLocation, useNavigation } from 'react-router';
import { pageFamily } from '#app/catalogue/page-family.ts';
import { paths } from '#app/paths.ts';
import { Skeleton } from '#app/ui/loading/skeleton.tsx';
import { Spinner } from '#app/ui/loading/spinner.tsx';

/** A page that takes longer than so many milliseconds is announced as loading. */
const announceAfter = 200;

/** The slug of the hotel whose page is being loaded. */
function usePendingHotel(): string | undefined {
  const { state, location } = useNavigation();
  const { pathname } = useLocation();
  const to = state === 'loading' && location.pathname !== pathname ? location.pathname : '';
  const start = paths.hotel('');
  const slug = to.startsWith(start) && !to.slice(start.length).includes('/') ? to.slice(start.length) : undefined;
  const [announced, setAnnounced] = useState<string>();
  useEffect(() => {
    const timer = slug ? setTimeout(() => setAnnounced(slug), announceAfter) : undefined;
    return () => clearTimeout(timer);
  }, [slug]);
  return slug === announced ? slug : undefined;
}

/** Replaces the page that the visitor leaves while a hotel's page is being loaded. */
export function PendingHotel() {
  const slug = usePendingHotel();
  if (!slug) return null;
  return (
    <div className="pending-hotel">
      <div className="hotel-hero on-night">
        <div className="hotel-hero-picture">
          <Spinner>{pageFamily(slug).loading}</Spinner>
        </div>
      </div>
      <div className="pending-hotel-words wrap section-space">
        <Skeleton shape="heading" />
        <Skeleton shape="line" count={4} />
      </div>
    </div>
  );
}
