import { lazy, type MouseEvent, type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { Link, useFetcher, useLocation } from 'react-router';
import type { EnquiryFormProps } from '#app/features/enquiry/enquiry-form.tsx';
import { paths } from '#app/paths.ts';
import { Icon } from '#app/ui/icon.tsx';

/** The form comes with the first opening: pages that never open it do not pay for it. */
const EnquiryForm = lazy(async () => ({
  default: (await import('#app/features/enquiry/enquiry-form.tsx')).EnquiryForm,
}));

type EnquiryFacts = Pick<EnquiryFormProps, 'venues' | 'today' | 'phone'>;

interface BookYourStayProps {
  /** Starts the ids of the form's fields; each place on a page has its own. */
  id: string;
  className?: string;
  /** Slug of the hotel that is chosen beforehand. */
  venue?: string;
  children: ReactNode;
}

/** A link to the enquiry's page that opens the same form in a dialog where scripts run. */
export function BookYourStay({ id, className, venue, children }: BookYourStayProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [opened, setOpened] = useState(false);
  const { data: facts, load } = useFetcher<EnquiryFacts>();
  const { key } = useLocation();
  const page = paths.enquire(venue ? { venue } : {});

  // biome-ignore lint/correctness/useExhaustiveDependencies: every page that opens behind the dialog closes it
  useEffect(() => dialog.current?.close(), [key]);

  function open(event: MouseEvent) {
    if (event.ctrlKey || event.metaKey || event.shiftKey || !dialog.current) return;
    event.preventDefault();
    setOpened(true);
    if (!facts) load(page);
    dialog.current.showModal();
  }

  return (
    <>
      <Link to={page} className={className} onClick={open}>
        {children}
      </Link>
      <dialog ref={dialog} className="booking on-cream" aria-labelledby={`${id}-title`} closedby="any">
        {opened ? (
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
              <Suspense fallback={<Loading />}>
                {facts ? <EnquiryForm {...facts} variant="home" venue={venue} id={id} /> : <Loading />}
              </Suspense>
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
