import { data } from 'react-router';
import { answerMoment } from '#app/enquiries/confirmation/answer-moment.ts';
import { SentSummary } from '#app/enquiries/confirmation/sent-summary.tsx';
import { formatEventDay, functionInWords } from '#app/enquiries/functions/event-functions.ts';
import { pageResponse } from '#app/forms/answer-form.server.ts';
import { receiveForm } from '#app/forms/receive-form.server.ts';
import { SentRows } from '#app/forms/sent-rows.tsx';
import { formatMoment, todayInIndia } from '#app/language/dates.ts';
import { phoneLink } from '#app/language/format-phone.ts';
import { listInWords } from '#app/language/list-in-words.ts';
import { paths } from '#app/paths.ts';
import type { PageHandle } from '#app/root.tsx';
import { servicesContext } from '#app/services.server.ts';
import { pageMeta } from '#app/shell/head/page-meta.ts';
import { TextLink } from '#app/ui/links/text-link.tsx';
import { PageOpener } from '#app/ui/page-opener.tsx';
import { pageSheet } from '#app/ui/styles/page-sheet.ts';
import { picture } from '#content/pictures/picture.ts';
import { site } from '#content/site.ts';
import { requestContext } from '#platform/http/ask-router.ts';
import { lookUp } from '#platform/look-up.ts';
import type { Route } from './+types/family-route.ts';
import { ConfirmRequest, FamilyActions, NewLink } from './family-actions.tsx';
import { changedFunctions, confirmedActs, leftFunctions } from './family-acts.ts';
import type { FamilyHouse, FamilyPage, HeldFunction, PageAct } from './family-page.ts';
import { familyActionsTexts as actions, noFamilyPageTexts as none, familyPageTexts as texts } from './texts.ts';

export const handle: PageHandle = { page: { answersForeignOrigin: true }, linksStyles: true };

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: pageSheet }];

/** The address of this page is a secret: no cache keeps it, no search engine lists it, no other page is told of it. */
const privately = {
  'Cache-Control': 'private, no-store',
  'Referrer-Policy': 'no-referrer',
  'X-Robots-Tag': 'noindex, nofollow',
};

export async function loader({ request, context }: Route.LoaderArgs) {
  const { familyPages, familyLinks, config, origin } = context.get(servicesContext);
  const query = new URL(request.url).searchParams;
  const key = query.get('key') ?? '';
  const opened = await familyPages.open(key, context.get(requestContext).clientAddress);
  const shared = { origin, picture: picture('home/hero-2-phone'), done: query.get('done') };
  switch (opened.kind) {
    case 'page': {
      const { page, link } = opened;
      const relativesKey = page.readsOnly ? null : await familyLinks.relativesToken(link);
      const typed = query.get('confirm') ?? '';
      const asked = confirmedActs.find((act) => familyLinks.isConfirmed(typed, link, act));
      const { reference, plan } = page;
      return data(
        {
          ...shared,
          key,
          page,
          problem: null,
          facts: { key, reference, plan, today: todayInIndia() },
          relatives: relativesKey && origin + paths.family(relativesKey),
          confirm: !page.readsOnly && asked ? { act: asked, confirm: typed } : null,
          mailsLinks: Boolean(config.publicUrl),
          submissionId: crypto.randomUUID(),
        },
        { headers: privately },
      );
    }
    case 'wait': {
      const problem = { title: none.wait, text: none.waitText(Math.ceil(opened.seconds / 60)) };
      const headers = { ...privately, 'Retry-After': String(opened.seconds) };
      return data({ ...shared, key: null, page: null, problem }, { status: 429, headers });
    }
    case 'away': {
      const problem = { title: none.away, text: none.awayText };
      return data(
        { ...shared, key, page: null, problem },
        { status: 503, headers: { ...privately, 'Retry-After': '30' } },
      );
    }
    case 'ended': {
      const problem = { title: none.ended, text: none.endedText };
      return data({ ...shared, key: null, page: null, problem }, { status: 410, headers: privately });
    }
  }
}

/** Takes the same posts as the scripts of its forms send elsewhere. */
export async function action(args: Route.ActionArgs) {
  return pageResponse(await receiveForm(args, args.context.get(servicesContext).receivers.family));
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { origin, problem } = loaderData;
  return pageMeta({ title: `${problem?.title ?? texts.tabTitle} – Tivoli`, description: texts.description, origin });
}

export default function Family({ loaderData, actionData }: Route.ComponentProps) {
  const { page, problem, picture, done } = loaderData;
  if (!page) {
    return (
      <>
        <PageOpener title={problem?.title ?? ''} text={problem?.text ?? ''} here={texts.tabTitle} picture={picture}>
          <TextLink to={paths.contact()}>{none.contact}</TextLink>
        </PageOpener>
        <NewLink isAsked={done === 'link'} typed={actionData?.values?.message} />
      </>
    );
  }
  const house = page.house?.name ?? site.name;
  const isStay = page.kind === 'room';
  return (
    <>
      <PageOpener
        title={
          page.readsOnly || !page.name ? texts.relatives[isStay ? 'room' : 'enquiry'](house) : texts.greeting(page.name)
        }
        text={page.readsOnly ? texts.relativesThanks(house) : texts.thanks[page.kind](house)}
        here={texts.tabTitle}
        picture={page.house?.picture ?? picture}
      />
      <div className="wrap section-space grid gap-12 lg:grid-cols-12 lg:gap-8">
        <div className="grid gap-12 lg:col-span-7">
          {loaderData.confirm ? (
            <ConfirmRequest {...loaderData.confirm} address={loaderData.key} submissionId={loaderData.submissionId} />
          ) : null}
          <Standing page={page} house={house} done={lookUp(actions.done, done ?? '')} />
          {page.held.length > 0 ? <Held functions={page.held} /> : null}
          <section aria-labelledby="sent">
            <h2 id="sent" className="text-heading mb-4">
              {texts.sent[page.kind]}
            </h2>
            {page.summary ? <SentSummary summary={page.summary} /> : <SentRows rows={page.rows} />}
          </section>
          {page.acts.length > 0 ? <Since acts={page.acts} /> : null}
          {page.readsOnly ? null : (
            <FamilyActions
              {...loaderData}
              page={page}
              phone={page.house?.phone ?? site.centralReservations.phone}
              reply={actionData}
            />
          )}
        </div>
        <div className="lg:col-span-4 lg:col-start-9">
          {page.house ? <House house={page.house} /> : null}
          <p className="text-small measure mt-10 text-quiet">{texts.private}</p>
        </div>
      </div>
    </>
  );
}

/** Says who answers by when, or how it stands since. */
function Standing({ page, house, done }: { page: FamilyPage; house: string; done: string | undefined }) {
  return (
    <section className="border-y border-line py-8" aria-labelledby="reference">
      <h2 id="reference" className="scroll-mt-32 text-quiet">
        {texts.reference}
      </h2>
      <p className="text-section figures">{page.reference}</p>
      {done ? (
        <p className="text-lead measure mt-4" role="status">
          {done}
        </p>
      ) : null}
      <p className="text-lead measure mt-4">{standingInWords(page, house)}</p>
      {page.colleague && page.state !== 'closed' ? (
        <p className="mt-2 text-quiet">{texts.colleague(page.colleague)}</p>
      ) : null}
    </section>
  );
}

function standingInWords({ state, application, kind, dueAt, answeredAt }: FamilyPage, house: string): string {
  if (state === 'withdrawn') return texts.withdrawn;
  if (application && application !== 'new') return texts.application[application];
  if (state === 'closed' || state === 'confirmed') return texts[state];
  if (answeredAt) return texts.answered(formatMoment(answeredAt));
  return texts.waiting(texts.team[kind](house), answerMoment(dueAt));
}

function Held({ functions }: { functions: HeldFunction[] }) {
  return (
    <section aria-labelledby="held">
      <h2 id="held" className="text-heading mb-4">
        {texts.held}
      </h2>
      <ul>
        {functions.map(({ reference, spaces, starts, until }) => (
          <li key={reference} className="hairline-b grid gap-2 py-5">
            <p className="text-small-heading">{listInWords(spaces)}</p>
            <p className="figures">{texts.from(formatMoment(starts))}</p>
            <p className="text-quiet">{until ? texts.until(formatMoment(until)) : texts.promised}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** What the family has told us since, in its own words and ours. */
function Since({ acts }: { acts: PageAct[] }) {
  const told = acts.flatMap((act) => {
    const words = actWords(act);
    return words.length > 0 || act.note ? [{ ...act, words }] : [];
  });
  return (
    <section aria-labelledby="since">
      <h2 id="since" className="text-heading mb-4">
        {actions.since}
      </h2>
      <ol>
        {told.map(({ id, at, words, note }) => (
          <li key={id} className="hairline-b grid gap-2 py-4">
            {words.map((sentence) => (
              <p key={sentence}>{sentence}</p>
            ))}
            {note ? <p className="measure whitespace-pre-line">{note}</p> : null}
            <p className="text-small text-quiet">{formatMoment(at)}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}

function actWords({
  act,
  before,
  day,
  exactness = 'day',
  guests,
  functions,
  what,
  wishes = [],
  when = '',
}: PageAct): string[] {
  const moment = (iso: string) => formatMoment(new Date(iso));
  switch (act) {
    case 'change':
      return [
        ...(day ? [actions.changedDay(formatEventDay({ day, exactness }))] : []),
        ...(guests ? [actions.changedGuests(guests.toLocaleString('en-IN'))] : []),
        ...changedFunctions(before?.functions, functions).map((each) => functionInWords(each, '')),
        ...leftFunctions(before?.functions, functions).map((each) => actions.noLonger(functionInWords(each, ''))),
      ];
    case 'visit':
      return [actions.askedVisit(actions.kinds[what ?? 'visit'], wishes.map(moment).join(' · '))];
    case 'visited':
      return [actions.visitIs(moment(when))];
    case 'withdraw':
    case 'copy':
    case 'erase':
      return [actions.acts[act]];
    default:
      return [];
  }
}

function House({ house: { slug, name, address, ways, map, phone } }: { house: FamilyHouse }) {
  return (
    <section aria-labelledby="find-us">
      <h2 id="find-us" className="text-heading">
        {texts.findUs}
      </h2>
      <address className="mt-5 not-italic">
        {name}
        <br />
        {address}
      </address>
      <ul className="text-small mt-4 grid gap-2 text-quiet">
        {ways.map((way) => (
          <li key={way}>{way}</li>
        ))}
      </ul>
      <p className="mt-5">
        <span className="block text-quiet">{texts.call}</span>
        <a href={phoneLink(phone)} className="text-heading figures">
          {phone}
        </a>
      </p>
      <div className="mt-4 grid justify-items-start">
        <TextLink to={map} icon="external">
          {texts.openMap}
        </TextLink>
        <TextLink to={paths.hotel(slug)}>{texts.seeHouse(name)}</TextLink>
      </div>
    </section>
  );
}
