import { data, Form, redirect } from 'react-router';
import { DeskHeading } from '#app/desk/frame/desk-heading.tsx';
import { deskMeta } from '#app/desk/frame/desk-meta.ts';
import { pauseWhileOpen } from '#app/desk/frame/pause-while-open.ts';
import { useLastAnswer } from '#app/desk/frame/use-last-answer.ts';
import { principalAt } from '#app/desk/staff/server/staff-only.server.ts';
import { deskPaths } from '#app/desk-paths.ts';
import { optionDays, optionExpiry } from '#app/diary/function-times.ts';
import { servicesContext } from '#app/services.server.ts';
import { TextLink } from '#app/ui/links/text-link.tsx';
import type { Route } from './+types/hold-route.ts';
import styles from './diary.css?url';
import { DiaryNotice } from './diary-notice.tsx';
import { PlanFields } from './plan-fields.tsx';
import { type PlanProblems, planTexts, readPlan } from './read-plan.ts';
import { readWish } from './read-wish.ts';
import { SpaceChoice } from './space-choice.tsx';

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: styles }];

export async function loader({ request, context }: Route.LoaderArgs) {
  const principal = principalAt(context, 'diary');
  const { diary, desk } = context.get(servicesContext);
  const query = new URL(request.url).searchParams;
  const reference = query.get('lead');
  const enquiry = reference ? await desk.enquiry(principal, reference) : null;
  if (reference && !enquiry) throw new Response('There is no such enquiry.', { status: 404 });
  const isBlock = query.get('block') === 'yes';
  const texts = planTexts(query, readWish(enquiry, isBlock));
  const names = await desk.names(principal, { also: [texts.property] });
  const read = readPlan(texts, ['any']);
  const proposed =
    'plan' in read
      ? await diary.proposals(principal, { ...read.plan, guests: read.plan.guaranteed ?? read.plan.expected })
      : null;
  // An address that a form has filled in says what is missing; a bare one is only the beginning.
  const problems = 'problems' in read && query.has('kind') ? read.problems : undefined;
  const lead = enquiry && { reference: enquiry.reference, name: enquiry.name, guests: enquiry.guests };
  return { texts, problems, names, proposed, lead, isBlock, now: new Date().toISOString() };
}

export async function action({ request, context }: Route.ActionArgs) {
  const principal = principalAt(context, 'diary');
  const { diary } = context.get(servicesContext);
  const form = await request.formData();
  const spaces = form.getAll('space').map(String);
  const read = readPlan(planTexts(form), spaces);
  const lead = String(form.get('lead') ?? '') || null;
  const state = (['enquiry', 'option', 'definite', 'blocked'] as const).find((known) => known === form.get('state'));
  const reason =
    String(form.get('reason') ?? '')
      .trim()
      .slice(0, 200) || null;
  if ('problems' in read) return data({ problems: read.problems, spaces, result: undefined }, { status: 422 });
  const noProblems: PlanProblems = {};
  if (!state || (state === 'blocked' && !reason))
    return data(
      { problems: noProblems, spaces, result: { kind: 'refused' as const, words: 'Say why it is blocked.' } },
      { status: 422 },
    );
  const days = Math.min(Math.max(Math.trunc(Number(form.get('days'))) || optionDays.usual, 1), optionDays.most);
  const result = await diary.hold(principal, {
    lead,
    plan: read.plan,
    state,
    expires: state === 'option' ? optionExpiry(new Date(), days) : null,
    reason,
    mayWait: form.get('wait') === 'yes',
  });
  if (result.kind === 'done') {
    const [reference = ''] = result.references;
    throw redirect(lead ? deskPaths.enquiry(lead) : deskPaths.diaryFunction(reference), 303);
  }
  return data({ problems: noProblems, spaces, result }, { status: 409 });
}

export const shouldRevalidate = pauseWhileOpen;
export const meta: Route.MetaFunction = () => deskMeta('Hold a date');

/** Holds a date for an enquiry, or blocks a time: spaces that fit, with what stands against each. */
export default function HoldDate({ loaderData, actionData }: Route.ComponentProps) {
  const { texts, problems, names, proposed, lead, isBlock, now } = loaderData;
  const answer = useLastAnswer(actionData);
  const result = answer?.result;
  const mayWait = result?.kind === 'clash' && result.mayWait;
  const best = proposed?.found.find(({ fits, standing }) => fits && standing === 'free');
  const chosen = answer?.spaces ?? (best ? [best.id] : []);
  return (
    <>
      <TextLink to={lead ? deskPaths.enquiry(lead.reference) : deskPaths.diary()}>
        {lead ? `${lead.reference}, ${lead.name}` : 'The diary'}
      </TextLink>
      <DeskHeading title={isBlock ? 'Block a time' : 'Hold a date'} />
      <DiaryNotice result={result} owners={names.owners} now={now} />
      <Form method="get" className="plan-form" key={JSON.stringify(texts)}>
        {lead ? <input type="hidden" name="lead" value={lead.reference} /> : null}
        {isBlock ? <input type="hidden" name="block" value="yes" /> : null}
        <PlanFields texts={texts} problems={answer?.problems ?? problems} {...names} />
        <button type="submit" className="desk-button">
          Show what fits
        </button>
      </Form>
      {proposed ? (
        <Form method="post" className="hold-form" key={`spaces ${JSON.stringify(texts)}`}>
          {Object.entries(texts).map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          {lead ? <input type="hidden" name="lead" value={lead.reference} /> : null}
          <p className="desk-lead">
            {`Two weeks around this day: ${proposed.season.definite} definite, ${proposed.season.options} under option in this house.`}
          </p>
          {answer?.problems.spaces ? <p className="plan-problem">{answer.problems.spaces}</p> : null}
          <SpaceChoice found={proposed.found} chosen={chosen} owners={names.owners} />
          {isBlock ? <BlockButtons /> : <HoldButtons mayWait={mayWait} />}
        </Form>
      ) : null}
    </>
  );
}

function HoldButtons({ mayWait }: { mayWait: boolean }) {
  return (
    <div className="change-row">
      <label className="days-field">
        Option for
        <input
          type="text"
          inputMode="numeric"
          name="days"
          defaultValue={optionDays.usual}
          className="field-box"
          size={3}
        />
        days
      </label>
      {mayWait ? (
        <label className="wait-field">
          <input type="checkbox" name="wait" value="yes" defaultChecked />
          As a second option
        </label>
      ) : null}
      <button type="submit" name="state" value="option" className="desk-button desk-button-dark">
        {mayWait ? 'Take the second option' : 'Take an option'}
      </button>
      <button type="submit" name="state" value="definite" className="desk-button">
        Definite
      </button>
      <button type="submit" name="state" value="enquiry" className="desk-button">
        Note it only
      </button>
    </div>
  );
}

function BlockButtons() {
  return (
    <div className="change-row">
      <label className="reason-field">
        Reason
        <input
          type="text"
          name="reason"
          className="field-box"
          required
          maxLength={200}
          placeholder="Floor is polished"
        />
      </label>
      <button type="submit" name="state" value="blocked" className="desk-button desk-button-dark">
        Block it
      </button>
    </div>
  );
}
