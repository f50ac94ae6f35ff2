import { type RefObject, useEffect, useRef } from 'react';
import { data, Form, redirect, useNavigation, useSubmit } from 'react-router';
import type { DiaryResult } from '#app/desk/diary/diary-function.ts';
import { readOptionDays } from '#app/desk/diary/read-plan.ts';
import type { Proposal } from '#app/desk/diary/server/proposals.server.ts';
import { DeskHeading, deskMeta } from '#app/desk/frame/desk-heading.tsx';
import { pauseWhileOpen, useLastAnswer } from '#app/desk/frame/form-answers.ts';
import { deskContext } from '#app/desk/staff/server/staff-only.server.ts';
import { deskPaths } from '#app/desk-paths.ts';
import { longestReason, optionDays, optionExpiry } from '#app/diary/function-times.ts';
import { TextLink } from '#app/ui/links/text-link.tsx';
import { cleanLine } from '#platform/clean-text.ts';
import { readPostedForm } from '#platform/http/requests/read-posted-form.ts';
import type { Route } from './+types/hold-route.ts';
import { DiaryNotice } from './diary-notice.tsx';
import { DaysField, describedBy, PlanFields, PlanProblem } from './plan-fields.tsx';
import { type PlanProblems, type PlanTexts, planNumbers, planTexts, readPlan, readWish } from './read-plan.ts';
import { SpaceChoice } from './space-choice.tsx';

export async function loader({ request, context }: Route.LoaderArgs) {
  const page = await holdPage(context, new URL(request.url).searchParams);
  const { principal, desk } = deskContext(context, 'diary');
  const names = await desk.names(principal, { also: [page.texts.property] });
  return { ...page, names, now: new Date() };
}

/** Returns what the page shows for the values of its address, or of the form that was sent. */
async function holdPage(context: Route.LoaderArgs['context'], values: URLSearchParams | FormData) {
  const { principal, diary, desk } = deskContext(context, 'diary');
  const reference = String(values.get('lead') ?? '') || null;
  const enquiry = reference ? await desk.enquiry(principal, reference) : null;
  if (reference && !enquiry) throw new Response('There is no such enquiry.', { status: 404 });
  const isBlock = values.get('block') === 'yes';
  const texts = planTexts(values, readWish(enquiry, isBlock));
  const read = readPlan(texts, ['any']);
  const fitting = 'plan' in read ? read : readPlan(withoutUnreadNumbers(texts, read.problems), ['any']);
  const proposed = 'plan' in fitting ? await diary.proposals(principal, fitting.plan) : null;
  // An address that the form has filled in says what is missing; a bare one is only the beginning.
  const isFilled = values.has('kind');
  const problems: PlanProblems = 'problems' in read && isFilled ? read.problems : {};
  const asked = values.getAll('space').map(String);
  return {
    texts,
    problems,
    proposed,
    spaces: asked.length > 0 || !proposed ? asked : bestOf(proposed.found, enquiry?.space),
    days: String(values.get('days') ?? optionDays.usual),
    reason: String(values.get('reason') ?? ''),
    lead: enquiry && { reference: enquiry.reference, name: enquiry.name },
    isBlock,
  };
}

/** A plan whose numbers cannot be read still has a time and a property, for which spaces can be proposed. */
function withoutUnreadNumbers(texts: PlanTexts, problems: PlanProblems): PlanTexts {
  const unread = Object.keys(planNumbers).filter((name) => problems[name as keyof typeof planNumbers]);
  return { ...texts, ...Object.fromEntries(unread.map((name) => [name, ''])) };
}

/** The space to begin with: the one that the enquiry asked for, or else the first that fits and is free. */
function bestOf(found: Proposal[], wished: string | null | undefined): string[] {
  const free = found.filter(({ fits, standing }) => fits && standing === 'free');
  const best = found.find(({ name }) => name === wished) ?? free[0];
  return best ? [best.id] : [];
}

export async function action({ request, context }: Route.ActionArgs) {
  const { principal, diary } = deskContext(context, 'diary');
  const form = await readPostedForm(request);
  const spaces = form.getAll('space').map(String);
  const read = readPlan(planTexts(form), spaces);
  const lead = String(form.get('lead') ?? '') || null;
  const state = (['enquiry', 'option', 'definite', 'blocked'] as const).find((known) => known === form.get('state'));
  if (!state) throw new Response('That is no way to hold a date.', { status: 400 });
  const reason = cleanLine(String(form.get('reason') ?? ''));
  const days = state === 'option' ? readOptionDays(String(form.get('days') ?? '')) : { value: 0 };
  const problems: PlanProblems = {
    ...('problems' in read && read.problems),
    ...('problem' in days && { days: days.problem }),
    ...(state === 'blocked' && !reason && { reason: 'Say why it is blocked' }),
    ...(reason.length > longestReason && { reason: `Shorten the reason to ${longestReason} characters` }),
  };
  // What was typed comes back as it is: the page that answers a form without a script knows it from nowhere else.
  const again = async (result?: DiaryResult) => ({ ...(await holdPage(context, form)), spaces, problems, result });
  if ('problems' in read || 'problem' in days || Object.keys(problems).length > 0)
    return data(await again(), { status: 422 });
  const result = await diary.hold(principal, {
    lead,
    plan: read.plan,
    state,
    expires: state === 'option' ? optionExpiry(new Date(), days.value) : null,
    reason: reason || null,
    mayWait: form.get('wait') === 'yes',
  });
  if (result.kind === 'done') {
    const [reference = ''] = result.references;
    throw redirect(lead ? deskPaths.enquiry(lead) : deskPaths.diaryFunction(reference), 303);
  }
  return data(await again(result), { status: 409 });
}

export const shouldRevalidate = pauseWhileOpen;
export const meta: Route.MetaFunction = () => deskMeta('Hold a date');

/** The spaces follow what is typed, or "Show what fits" without a script. What is stored stands on the screen. */
export default function HoldDate({ loaderData, actionData }: Route.ComponentProps) {
  const { names, lead, isBlock, now } = loaderData;
  const answer = useLastAnswer(actionData);
  const { texts, problems, proposed, spaces, days, reason } = answer ?? loaderData;
  const result = answer?.result;
  const mayWait = result?.kind === 'clash' && result.mayWait;
  const form = useRef<HTMLFormElement>(null);
  const refresh = useRefresh(form);
  return (
    <>
      <TextLink to={lead ? deskPaths.enquiry(lead.reference) : deskPaths.diary()}>
        {lead ? `${lead.reference}, ${lead.name}` : 'The diary'}
      </TextLink>
      <DeskHeading title={isBlock ? 'Block a time' : 'Hold a date'} />
      <DiaryNotice result={result} owners={names.owners} now={now} />
      <Form
        method="post"
        ref={form}
        className="grid justify-items-start gap-5 max-w-256"
        key={lead?.reference ?? String(isBlock)}
      >
        {lead ? <input type="hidden" name="lead" value={lead.reference} /> : null}
        {isBlock ? <input type="hidden" name="block" value="yes" /> : null}
        <div className="w-full" onChange={refresh}>
          <PlanFields texts={texts} problems={problems} {...names} />
        </div>
        <button type="submit" formMethod="get" formNoValidate className="desk-button">
          Show what fits
        </button>
        {proposed ? (
          <div className="hold-form w-full mt-3 pt-6 border-t border-rule">
            <p className="desk-lead">
              {`Two weeks around this day: ${proposed.season.definite} definite, ${proposed.season.options} under option in this house.`}
            </p>
            <PlanProblem text={problems.spaces} />
            <SpaceChoice found={proposed.found} chosen={spaces} owners={names.owners} />
            {isBlock ? (
              <BlockButtons reason={reason} problem={problems.reason} />
            ) : (
              <HoldButtons mayWait={mayWait} days={days} problem={problems.days} />
            )}
          </div>
        ) : (
          <>
            {spaces.map((id) => (
              <input key={id} type="hidden" name="space" value={id} />
            ))}
            <input type="hidden" name={isBlock ? 'reason' : 'days'} value={isBlock ? reason : days} />
          </>
        )}
      </Form>
    </>
  );
}

const refreshMs = 500;

/** Shows what fits a moment after the last change, as the button does without a script. The address keeps what is typed. */
function useRefresh(form: RefObject<HTMLFormElement | null>): () => void {
  const submit = useSubmit();
  const { formMethod } = useNavigation();
  const isHeld = useRef(false);
  useEffect(() => {
    isHeld.current = formMethod === 'POST';
  }, [formMethod]);
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    const sent = form.current;
    const stop = () => clearTimeout(waiting.current);
    sent?.addEventListener('submit', stop);
    return () => {
      stop();
      sent?.removeEventListener('submit', stop);
    };
  }, [form]);
  return function refresh() {
    clearTimeout(waiting.current);
    waiting.current = setTimeout(() => {
      // A hold that is on its way is answered first; what was changed meanwhile is looked at afterwards.
      if (isHeld.current) refresh();
      else if (form.current?.checkValidity())
        void submit(form.current, { method: 'get', replace: true, preventScrollReset: true });
    }, refreshMs);
  };
}

function HoldButtons({ mayWait, days, problem }: { mayWait: boolean; days: string; problem: string | undefined }) {
  return (
    <>
      <DaysField label="Option for" after="days" value={days} problem={problem} />
      <div className="change-row">
        {mayWait ? (
          <label className="wait-field">
            <input className="flex-none size-5 accent-deep" type="checkbox" name="wait" value="yes" defaultChecked />
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
    </>
  );
}

function BlockButtons({ reason, problem }: { reason: string; problem: string | undefined }) {
  return (
    <div className="change-row">
      <label className="reason-field">
        Reason
        <input
          {...describedBy('reason-problem', problem)}
          type="text"
          name="reason"
          className="field-box"
          required
          maxLength={longestReason}
          placeholder="Floor is polished"
          defaultValue={reason}
        />
      </label>
      <button type="submit" name="state" value="blocked" className="desk-button desk-button-dark">
        Block it
      </button>
      <PlanProblem id="reason-problem" text={problem} />
    </div>
  );
}
