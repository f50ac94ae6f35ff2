import { type MouseEvent, type ReactNode, useEffect, useState } from 'react';
import { Link, useLocation, useParams, useRouteLoaderData } from 'react-router';
import { paths } from '#app/paths.ts';
import { Dialog } from '#app/ui/dialog.tsx';
import { Spinner } from '#app/ui/spinner.tsx';
import type { LayoutData } from './layout-data.ts';
import { type Booking, loadBooking } from './load-booking.ts';

interface BookYourStayProps {
  /** Starts the ids of the form's fields; each place on a page has its own. */
  id: string;
  className?: string;
  /** Slug of the hotel that is chosen beforehand; unless told, the one whose page is open. */
  venue?: string;
  children: ReactNode;
}

/** A link to the enquiry's page that opens the same form in a dialog where scripts run. */
export function BookYourStay({ id, className, children, ...props }: BookYourStayProps) {
  const { hotelSlug } = useParams();
  const venue = props.venue ?? hotelSlug;
  const [open, setOpen] = useState(false);
  const [booking, setBooking] = useState<Booking>();
  const { key } = useLocation();
  const page = paths.enquire(venue ? { venue } : {});

  // biome-ignore lint/correctness/useExhaustiveDependencies: every page that opens behind the dialog closes it
  useEffect(() => setOpen(false), [key]);

  function follow(event: MouseEvent) {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    setOpen(true);
    if (booking?.kind === 'ready') return;
    setBooking(undefined);
    loadBooking().then(setBooking);
  }

  return (
    <>
      <Link to={page} className={className} onClick={follow}>
        {children}
      </Link>
      <Dialog id={id} title="Book Your Stay" open={open} onClose={() => setOpen(false)}>
        {booking?.kind === 'ready' ? (
          <booking.Form {...booking.facts} variant="home" venue={venue} id={id} />
        ) : booking ? (
          <Failed page={page} />
        ) : (
          <Spinner>Loading...</Spinner>
        )}
      </Dialog>
    </>
  );
}

function Failed({ page }: { page: string }) {
  const phone = useRouteLoaderData<LayoutData>('root')?.footer.reservationsPhone;
  return (
    <div role="alert">
      <p className="font-semibold">Failed to load hotels. Please refresh the page.</p>
      {phone ? (
        <p className="mt-2">
          Or call{' '}
          <a href={`tel:${phone.replaceAll(' ', '')}`} className="figures underline">
            {phone}
          </a>
          .
        </p>
      ) : null}
      <p className="mt-4">
        <a href={page} className="link">
          Open the enquiry page
        </a>
      </p>
    </div>
  );
}
