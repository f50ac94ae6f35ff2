/** Shown in a dialog whose form could not be loaded. */
export function BookingFailed({ page, phone }: { page: string; phone: string | undefined }) {
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
