import { bookingFailedTexts as texts } from '#app/enquiries/texts.ts';
import { phoneLink } from '#app/language/format-phone.ts';

export function BookingFailed({ page, phone }: { page: string; phone: string | undefined }) {
  return (
    <div role="alert">
      <p className="font-semibold">{texts.failed}</p>
      {phone ? (
        <p className="mt-2">
          {texts.orCall.before}{' '}
          <a href={phoneLink(phone)} className="figures underline">
            {phone}
          </a>
          {texts.orCall.after}
        </p>
      ) : null}
      <p className="mt-4">
        <a href={page} className="link">
          {texts.openPage}
        </a>
      </p>
    </div>
  );
}
