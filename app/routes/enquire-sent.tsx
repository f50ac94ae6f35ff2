import { data, Link } from 'react-router';
import { SentSummary } from '#app/features/enquiry/sent-summary.tsx';
import { sentHeading, thanks } from '#app/features/enquiry/thanks.ts';
import { sentCookie } from '#app/features/forms/sent-cookie.ts';
import { SentPicture } from '#app/features/forms/sent-picture.tsx';
import { paths } from '#app/paths.ts';
import { pageMeta } from '#app/seo/page-meta.ts';
import { TextLink } from '#app/ui/text-link.tsx';
import { picture } from '#content/pictures/picture.ts';
import { formatMoment } from '#domain/dates.ts';
import { isReference } from '#domain/reference.ts';
import { requestContext, servicesContext } from '#server/services.ts';
import type { Route } from './+types/enquire-sent.ts';

/** Whoever has no proof of having sent it learns nothing of an enquiry, not even whether there is one. */
const headings = { sender: sentHeading, stranger: 'Your enquiry' };

/** The sender, while the database is away. */
const notNow =
  'We have your request. What you sent cannot be shown just now; please load this page again in a few minutes.';
/** Whoever else has the address, and the sender later on. */
const notHere = 'The details of an enquiry can be read only in the browser that sent it, for half an hour.';

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const { reference } = params;
  if (!isReference(reference)) throw data(null, { status: 404 });
  const { config, enquiries } = context.get(servicesContext);
  const { origin } = context.get(requestContext);
  const isSender = await sentCookie(config.appSecret, origin).allows(request, reference);
  const summary = isSender ? await enquiries.summary(reference) : null;
  const facts = { origin, reference, isSender, summary, picture: picture('home/hero-2-phone') };
  return data(facts, { headers: { 'Cache-Control': 'private, no-store' } });
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { origin, isSender } = loaderData;
  return pageMeta({
    title: `${isSender ? headings.sender : headings.stranger} – Tivoli`,
    description: isSender ? thanks.enquiry : notHere,
    origin,
  });
}

export default function EnquireSent({ loaderData: { reference, isSender, summary, picture } }: Route.ComponentProps) {
  return (
    <>
      <div className="on-night h-22" />
      <section className="wrap pb-16 lg:columns-12 lg:py-20">
        <SentPicture picture={picture} />
        <div className="pt-10 lg:col-span-7 lg:row-start-1 lg:pt-0">
          <h1 className="text-section">{isSender ? headings.sender : headings.stranger}</h1>
          <p className="text-lead measure mt-5 text-quiet">
            {isSender ? thanks[summary?.variant ?? 'enquiry'] : notHere}
          </p>
          <div className="my-10 border-y border-line py-6">
            <p className="text-quiet">{isSender ? 'Your reference' : 'Reference'}</p>
            <p className="text-section figures">{reference}</p>
            {summary ? <p className="mt-2 text-quiet">Expect us by {formatMoment(new Date(summary.dueAt))}</p> : null}
          </div>
          {summary ? <SentSummary summary={summary} /> : null}
          {isSender && !summary ? <p className="measure text-quiet">{notNow}</p> : null}
          <div className="mt-10 grid justify-items-start gap-4">
            <Link to={paths.enquire()} reloadDocument className="button button-dark w-full sm:w-auto">
              {isSender ? 'Submit Another Booking' : 'Send an Enquiry'}
            </Link>
            {summary?.venue ? (
              <TextLink to={paths.hotel(summary.venue.slug)}>Back to {summary.venue.name}</TextLink>
            ) : (
              <TextLink to={paths.home()}>Back to the home page</TextLink>
            )}
          </div>
        </div>
      </section>
    </>
  );
}
