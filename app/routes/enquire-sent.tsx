import { data, Link } from 'react-router';
import { sentCookie } from '#app/features/enquiry/sent-cookie.ts';
import { SentSummary } from '#app/features/enquiry/sent-summary.tsx';
import { paths } from '#app/paths.ts';
import { site } from '#content/site.ts';
import { formatMoment } from '#domain/dates.ts';
import type { Variant } from '#domain/enquiry.ts';
import { isReference } from '#domain/reference.ts';
import { requestContext, servicesContext } from '#server/services.ts';
import type { Route } from './+types/enquire-sent.ts';

/** Part 1, section 8. */
const thanks: Record<Variant, string> = {
  home: `Thank you for your interest in ${site.name}. Our team will contact you within 24 hours to confirm your booking details.`,
  enquiry: "Thank you for your inquiry. We'll contact you within 24 hours.",
};

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const { reference } = params;
  if (!isReference(reference)) throw data(null, { status: 404 });
  const { config, enquiries } = context.get(servicesContext);
  const { origin } = context.get(requestContext);
  const isSender = await sentCookie(config.appSecret, origin).allows(request, reference);
  const summary = isSender ? await enquiries.summary(reference) : null;
  return data({ reference, summary }, { headers: { 'Cache-Control': 'private, no-store' } });
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export const meta: Route.MetaFunction = () => [
  { title: `Booking Request Submitted! | ${site.name}` },
  { name: 'robots', content: 'noindex' },
];

export default function EnquireSent({ loaderData: { reference, summary } }: Route.ComponentProps) {
  return (
    <>
      <header className="on-night wrap pt-36 pb-12 lg:pb-16">
        <h1 className="text-section">Booking Request Submitted!</h1>
      </header>
      <section className="wrap py-10 lg:py-20">
        <div className="max-w-3xl">
          <p className="text-lead measure text-quiet">{thanks[summary?.variant ?? 'enquiry']}</p>
          <div className="my-10 border-y border-line py-6">
            <p className="text-quiet">Your reference</p>
            <p className="text-section figures">{reference}</p>
            {summary ? <p className="text-quiet">Expect us by {formatMoment(new Date(summary.dueAt))}</p> : null}
          </div>
          {summary ? (
            <SentSummary summary={summary} />
          ) : (
            <p className="measure text-quiet">
              What was sent can be read again only in the browser that sent it, and only for half an hour.
            </p>
          )}
          <div className="mt-10 grid justify-items-start gap-4">
            <Link to={paths.enquire()} reloadDocument className="button button-dark w-full sm:w-auto">
              Submit Another Booking
            </Link>
            {summary?.venue ? (
              <Link to={paths.hotel(summary.venue.slug)} className="link">
                <span>Back to {summary.venue.name}</span>
              </Link>
            ) : (
              <Link to={paths.home()} className="link">
                <span>Back to the home page</span>
              </Link>
            )}
          </div>
        </div>
      </section>
    </>
  );
}
