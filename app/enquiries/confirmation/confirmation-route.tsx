import { data, Link } from 'react-router';
import { DayNotice } from '#app/diary/visitor/day-notice.tsx';
import { openDaysStyles } from '#app/diary/visitor/open-days-styles.ts';
import type { EnquirySummary } from '#app/enquiries/enquiry.ts';
import { confirmationCookie } from '#app/forms/answer-form.server.ts';
import { NoMailNotice, SentRows } from '#app/forms/sent-rows.tsx';
import { isReference } from '#app/forms/store-once.server.ts';
import { formatMoment } from '#app/language/dates.ts';
import { paths } from '#app/paths.ts';
import { servicesContext } from '#app/services.server.ts';
import { pageMeta } from '#app/shell/head/page-meta.ts';
import { TextLink } from '#app/ui/links/text-link.tsx';
import { ArchFrame } from '#app/ui/pictures/arch-frame.tsx';
import { Picture } from '#app/ui/pictures/picture.tsx';
import { picture } from '#content/pictures/picture.ts';
import type { Picture as PictureFacts } from '#platform/images/picture.ts';
import type { Route } from './+types/confirmation-route.ts';
import { SentSummary } from './sent-summary.tsx';
import { sentWords } from './sent-words.ts';
import { confirmationRouteTexts as texts, thankYouTexts as thanks } from './texts.ts';

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const { reference } = params;
  if (!isReference(reference)) throw data(null, { status: 404 });
  const { config, confirmations, origin } = context.get(servicesContext);
  const isSender = await confirmationCookie(config.appSecret, origin).allows(request, reference);
  const summary = isSender ? await confirmations.enquiry(reference) : null;
  const other = isSender && !summary ? await confirmations.other(reference) : null;
  const facts = { origin, reference, isSender, summary, other, picture: picture('home/hero-2-phone') };
  return data(facts, { headers: { 'Cache-Control': 'private, no-store' } });
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { origin } = loaderData;
  const { heading, words } = wordsOf(loaderData);
  return [
    ...pageMeta({ title: `${heading} – Tivoli`, description: words, origin }),
    ...openDaysStyles(Boolean(loaderData.summary?.asked)),
  ];
}

interface Sent {
  isSender: boolean;
  summary: EnquirySummary | null;
  other: { kind: keyof typeof sentWords } | null;
}

/** The texts for the sender, by the kind of form, and for everybody else, who is not told whether the enquiry exists. */
function wordsOf({ isSender, summary, other }: Sent) {
  const enquiry = { to: paths.enquire(), label: isSender ? thanks.another : texts.enquire };
  if (!isSender) return { heading: texts.strangersHeading, words: texts.notHere, again: enquiry };
  if (!other) return { heading: thanks.heading, words: thanks[summary?.variant ?? 'enquiry'], again: enquiry };
  const { heading, thanks: words, again } = sentWords[other.kind];
  return { heading, words, again };
}

export default function EnquireSent({ loaderData }: Route.ComponentProps) {
  const { reference, isSender, summary, other, picture } = loaderData;
  const { heading, words, again } = wordsOf(loaderData);
  const dueAt = (summary ?? other)?.dueAt;
  const familyKey = (summary ?? other)?.familyKey;
  const hotel = summary?.venue ?? other?.hotel;
  return (
    <>
      <div className="on-night h-22" />
      <section className="wrap flex flex-col-reverse lg:columns-12 lg:py-20">
        <SentPicture picture={picture} />
        <div className="py-10 lg:col-span-7 lg:row-start-1 lg:py-0">
          <h1 className="text-section">{heading}</h1>
          <p className="text-lead measure mt-5 text-quiet">{words}</p>
          <NoMailNotice mail={(summary ?? other)?.mail ?? 'goes'} />
          <div className="my-10 border-y border-line py-6">
            <p className="text-quiet">{isSender ? thanks.reference : texts.reference}</p>
            <p className="text-section figures">{reference}</p>
            {dueAt ? <p className="mt-2 text-quiet">{texts.expectUs(formatMoment(new Date(dueAt)))}</p> : null}
          </div>
          {summary?.asked ? <DayNotice asked={summary.asked} guests={summary.guestCount} isSent /> : null}
          {summary ? <SentSummary summary={summary} /> : null}
          {other ? <SentRows rows={other.rows} /> : null}
          {isSender && !summary && !other ? <p className="measure text-quiet">{texts.notNow}</p> : null}
          {familyKey ? (
            <div className="my-10">
              <p className="measure text-quiet">{texts.ownPageText}</p>
              <Link to={paths.family(familyKey)} reloadDocument className="button button-gold mt-4 w-full sm:w-auto">
                {texts.ownPage}
              </Link>
            </div>
          ) : null}
          <div className="mt-10 grid justify-items-start gap-4">
            <Link to={again.to} reloadDocument className="button button-dark w-full sm:w-auto">
              {again.label}
            </Link>
            {hotel ? (
              <TextLink to={paths.hotel(hotel.slug)}>{texts.backTo(hotel.name)}</TextLink>
            ) : (
              <TextLink to={paths.home()}>{texts.backHome}</TextLink>
            )}
          </div>
        </div>
      </section>
    </>
  );
}

/** Shows a lawn that is being made ready: on a phone above the words on a dark background, else in an arch beside them. */
function SentPicture({ picture }: { picture: PictureFacts }) {
  return (
    <div className="max-lg:bg-night max-lg:pt-2 max-lg:[box-shadow:0_0_0_100vmax_var(--color-night)] max-lg:[clip-path:inset(0_-100vmax)] lg:col-span-4 lg:col-start-9 lg:row-start-1">
      <div className="max-lg:mx-auto max-lg:h-80 max-lg:max-w-sm max-lg:overflow-hidden max-lg:px-6 max-lg:pt-1">
        <ArchFrame>
          <Picture picture={picture} shown={{ phone: 85, desktop: 30, atMost: 420 }} crop="4:5" load="first" alt="" />
        </ArchFrame>
      </div>
    </div>
  );
}
