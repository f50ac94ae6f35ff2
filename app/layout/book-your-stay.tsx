import { type MouseEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { Link, useLocation, useParams, useRouteLoaderData } from 'react-router';
import { paths } from '#app/paths.ts';
import { Icon } from '#app/ui/icon.tsx';
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
  const dialog = useRef<HTMLDialogElement>(null);
  const [booking, setBooking] = useState<Booking | { kind: 'loading' }>();
  const { key } = useLocation();
  const page = paths.enquire(venue ? { venue } : {});

  // biome-ignore lint/correctness/useExhaustiveDependencies: every page that opens behind the dialog closes it
  useEffect(() => dialog.current?.close(), [key]);

  function open(event: MouseEvent) {
    if (event.ctrlKey || event.metaKey || event.shiftKey || !dialog.current) return;
    event.preventDefault();
    if (booking?.kind !== 'ready') {
      setBooking({ kind: 'loading' });
      loadBooking().then(setBooking);
    }
    dialog.current.showModal();
  }

  return (
    <>
      <Link to={page} className={className} onClick={open}>
        {children}
      </Link>
      <dialog ref={dialog} className="booking on-cream" aria-labelledby={`${id}-title`} closedby="any">
        {booking ? (
          <>
            <form method="dialog" className="booking-head">
              <h2 id={`${id}-title`} className="text-heading">
                Book Your Stay
              </h2>
              <button type="submit" className="square-button square-button-bare" aria-label="Close">
                <Icon name="close" />
              </button>
            </form>
            <div className="booking-form">
              {booking.kind === 'ready' ? (
                <booking.Form {...booking.facts} variant="home" venue={venue} id={id} />
              ) : booking.kind === 'failed' ? (
                <Failed page={page} />
              ) : (
                <Loading />
              )}
            </div>
          </>
        ) : null}
      </dialog>
    </>
  );
}

function Loading() {
  return (
    <p role="status" className="text-quiet">
      Loading...
    </p>
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
