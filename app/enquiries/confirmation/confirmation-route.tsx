import { data, Link } from 'react-router';
import { DayNotice } from '#app/diary/visitor/day-notice.tsx';
import { openDaysStyles } from '#app/diary/visitor/open-days-styles.ts';
import type { EnquirySummary } from '#app/enquiries/enquiry.ts';
import { confirmationCookie } from '#app/forms/answer-form.server.ts';
import { formPageStyles, PlaceOpener } from '#app/forms/form-page.tsx';
import type { SenderMail } from '#app/forms/form-types.ts';
import { NoMailNotice, SentRows } from '#app/forms/sent-rows.tsx';
import { isReference } from '#app/forms/store-once.server.ts';
import { paths } from '#app/paths.ts';
import type { PageHandle } from '#app/root.tsx';
import { servicesContext } from '#app/services.server.ts';
import { type BarContact, CallAndWrite } from '#app/shell/bottom-bar.tsx';
import { pageMeta } from '#app/shell/head/page-meta.ts';
import { TextLink } from '#app/ui/links/text-link.tsx';
import { picture } from '#content/pictures/picture.ts';
import { site } from '#content/site.ts';
import type { Route } from './+types/confirmation-route.ts';
import { answerMoment } from './answer-moment.ts';
import { SentSummary } from './sent-summary.tsx';
import { sentWords } from './sent-words.ts';
import { confirmationRouteTexts as texts, thankYouTexts as thanks } from './texts.ts';

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const { reference } = params;
  if (!isReference(reference)) throw data(null, { status: 404 });
  const { catalogue, config, confirmations, origin } = context.get(servicesContext);
  const isSender = await confirmationCookie(config.appSecret, origin).allows(request, reference);
  const summary = isSender ? await confirmations.enquiry(reference) : null;
  const other = isSender && !summary ? await confirmations.other(reference) : null;
  const hotel = summary?.venue ?? other?.hotel;
  const lookup = hotel ? (await catalogue.hotelBySlug(hotel.slug)).value : undefined;
  const house = lookup?.kind === 'found' ? lookup.property : undefined;
  const contact: BarContact = {
    phone: house?.contact.phone ?? site.centralReservations.phone,
    whatsapp: house?.contact.whatsapp ?? site.whatsapp,
    ...(hotel && { about: hotel.name }),
  };
  const facts = {
    origin,
    reference,
    isSender,
    summary,
    other,
    contact,
    picture: house?.heroImages[0] ?? picture('home/hero-1'),
  };
  return data(facts, { headers: { 'Cache-Control': 'private, no-store' } });
}

export const links: Route.LinksFunction = () => [formPageStyles];

export const handle: PageHandle = {
  bar: (loaderData) => (loaderData as Route.ComponentProps['loaderData'] | undefined)?.contact ?? {},
};

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
  const { reference, isSender, summary, other, picture, contact } = loaderData;
  const { heading, words, again } = wordsOf(loaderData);
  const sent = summary ?? other;
  const hotel = summary?.venue ?? other?.hotel;
  const team = texts.teams[other?.kind ?? 'event'](hotel?.name);
  const ways = (
    <p className="mt-10 flex flex-wrap items-center gap-x-7 gap-y-3">
      {hotel ? (
        <TextLink to={paths.hotel(hotel.slug)}>{texts.backTo(hotel.name)}</TextLink>
      ) : (
        <TextLink to={paths.home()}>{texts.backHome}</TextLink>
      )}
      <Link to={again.to} reloadDocument className="link">
        <span>{again.label}</span>
      </Link>
    </p>
  );
  return (
    <>
      <PlaceOpener
        picture={picture}
        {...(sent && { team: texts.answers(team), when: texts.expectUs(answerMoment(new Date(sent.dueAt))) })}
        below={
          <>
            <p className="mt-6">
              <span className="text-quiet">{isSender ? thanks.reference : texts.reference}</span>{' '}
              <span className="figures text-lead ml-2 font-semibold">{reference}</span>
            </p>
            {sent ? (
              <div className="thanks mt-4 flex flex-wrap items-center gap-x-7 max-md:hidden">
                <span className="text-quiet">{texts.sooner}</span>
                <CallAndWrite contact={contact} className="link" />
              </div>
            ) : null}
          </>
        }
      >
        <h1 className="text-hero">{heading}</h1>
        <p className="text-lead measure mt-5 text-quiet">{words}</p>
        <NoMailNotice mail={sent?.mail ?? 'goes'} />
      </PlaceOpener>
      {sent ? (
        <>
          <section className="on-cream wrap section-space split">
            <h2 className="text-section">{texts.next}</h2>
            <div>
              <NextSteps sent={sent} />
              {summary?.asked ? <DayNotice asked={summary.asked} guests={summary.guestCount} isSent /> : null}
              {sent.familyKey ? (
                <p className="mt-8">
                  <Link
                    to={paths.family(sent.familyKey)}
                    reloadDocument
                    className="button button-gold w-full sm:w-auto"
                  >
                    {texts.ownPage}
                  </Link>
                </p>
              ) : null}
            </div>
          </section>
          <section className="on-sand wrap section-space split">
            <h2 className="text-heading">{texts.whatYouSent}</h2>
            <div>
              {summary ? <SentSummary summary={summary} /> : null}
              {other ? <SentRows rows={other.rows} /> : null}
              {ways}
            </div>
          </section>
        </>
      ) : (
        <section className="on-cream wrap section-space">
          {isSender ? <p className="text-lead measure text-quiet">{texts.notNow}</p> : null}
          {ways}
        </section>
      )}
    </>
  );
}

interface NextStepsProps {
  sent: { mail: SenderMail; email: string; dueAt: string; familyKey?: string | undefined };
}

/** What happens now, by when the team answers, and where it goes on from there: a line each. */
function NextSteps({ sent: { mail, email, dueAt, familyKey } }: NextStepsProps) {
  const steps = [
    { when: texts.now, what: mail === 'goes' ? texts.copyTo(email) : texts.keptFor(email) },
    { when: texts.by(answerMoment(new Date(dueAt))), what: texts.weCall },
    { when: texts.fromThen, what: familyKey ? texts.ownPageText : texts.oneTeam },
  ];
  return (
    <ol className="rows">
      {steps.map(({ when, what }) => (
        <li key={when} className="next-step">
          <p className="text-small-heading">{when}</p>
          <p>{what}</p>
        </li>
      ))}
    </ol>
  );
}
