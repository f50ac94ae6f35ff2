import { type MouseEvent, type ReactNode, startTransition, useEffect, useState } from 'react';
import { Link, useLocation, useParams, useRouteLoaderData } from 'react-router';
import { BookingFailed } from '#app/enquiries/dialog/booking-failed.tsx';
import type { BookingForm } from '#app/enquiries/dialog/booking-form.tsx';
import { placeOf, unsentAt } from '#app/forms/tab-storage.ts';
import { paths } from '#app/paths.ts';
import { Dialog } from '#app/ui/dialog.tsx';
import { busyWhile } from '#app/ui/loading/busy-while.ts';
import { importWithRetry } from '#app/ui/loading/import-with-retry.ts';
import { Spinner } from '#app/ui/loading/loading-signs.tsx';
import type { LayoutData } from './layout-data.ts';
import { frameTexts as texts } from './texts.ts';

interface BookYourStayProps {
  /** The ids of the form's fields begin with this; it differs for each button on a page. */
  id: string;
  className?: string;
  /** Slug of the hotel that is preselected; if absent, it is the hotel whose page is open. */
  venue?: string;
  children: ReactNode;
}

/** A link to the enquiry page that opens the same form in a dialog where scripts run. */
export function BookYourStay({ id, className, children, ...props }: BookYourStayProps) {
  const { hotelSlug } = useParams();
  const venue = props.venue ?? hotelSlug;
  const [open, setOpen] = useState(false);
  const [Form, setForm] = useState<{ part: typeof BookingForm } | 'failed'>();
  /** Each opening renders a new form without the errors of the one before. The draft keeps what was typed. */
  const [openings, setOpenings] = useState(0);
  const phone = useRouteLoaderData<LayoutData>('root')?.footer.reservationsPhone;
  const { key } = useLocation();
  const page = paths.enquire(venue ? { venue } : {});

  // biome-ignore lint/correctness/useExhaustiveDependencies: the dialog closes whenever another page opens behind it
  useEffect(() => setOpen(false), [key]);

  // A form that could not be sent is still there after the page was loaded again, and is sent by itself.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page was loaded
  useEffect(() => {
    if (unsentAt(paths.enquireSend(), placeOf(id))) show();
  }, []);

  function show() {
    setOpen(true);
    setOpenings((before) => before + 1);
    if (typeof Form === 'object') return;
    setForm(undefined);
    importWithRetry(() => import('#app/enquiries/dialog/booking-form.tsx')).then(
      ({ BookingForm: part }) => startTransition(() => setForm({ part })),
      () => setForm('failed'),
    );
  }

  function follow(event: MouseEvent<HTMLAnchorElement>) {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    busyWhile(event.currentTarget, show);
  }

  return (
    <>
      <Link to={page} className={className} onClick={follow} data-needs-script="">
        {children}
      </Link>
      <Dialog id={id} title={texts.bookYourStay} open={open} onClose={() => setOpen(false)}>
        {Form === 'failed' ? (
          <BookingFailed page={page} phone={phone} />
        ) : Form ? (
          <Form.part key={openings} id={id} venue={venue} phone={phone ?? ''} />
        ) : (
          <Spinner>{texts.loading}</Spinner>
        )}
      </Dialog>
    </>
  );
}
