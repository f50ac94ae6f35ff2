import { useRef } from 'react';
import { data, Form, redirect, useSubmit } from 'react-router';
import type { DiaryResult } from '#app/desk/diary/diary-function.ts';
import { readOptionDays } from '#app/desk/diary/read-plan.ts';
import type { Proposal } from '#app/desk/diary/server/proposals.server.ts';
import type { EnquiryDetail } from '#app/desk/enquiry/enquiry-change.ts';
import { DeskButton } from '#app/desk/frame/desk-button.tsx';
import { DeskHeading, deskMeta } from '#app/desk/frame/desk-heading.tsx';
import { pauseWhileOpen, useLastAnswer } from '#app/desk/frame/form-answers.ts';
import { useFocusOnProblem } from '#app/desk/frame/use-focus-on.ts';
import { dayOf } from '#app/desk/inbox/inbox.ts';
import { deskContext } from '#app/desk/staff/server/staff-only.server.ts';
import { deskPaths } from '#app/desk-paths.ts';
import { longestReason, optionDays, optionExpiry } from '#app/diary/function-times.ts';
import { type EventFunction, functionsNow } from '#app/enquiries/functions/event-functions.ts';
import { lineRule } from '#app/forms/form-rules.ts';
import { formatWeekday } from '#app/language/dates.ts';
import { TextLink } from '#app/ui/links/text-link.tsx';
import { readPostedForm } from '#platform/http/requests/read-posted-form.ts';
import type { Route } from './+types/hold-route.ts';
import { DiaryNotice } from './diary-notice.tsx';
import { DaysField, describedBy, EnquiryDayField, PlanFields, PlanProblem, TickField } from './plan-fields.tsx';
import { firstTexts, movesEnquiry, type PlanProblems, planTexts, readPlan, readPlanToPropose } from './read-plan.ts';
import { SpaceChoice } from './space-choice.tsx';
import { usePlanRefresh } from './use-plan-refresh.ts';

export async function loader({ request, context }: Route.LoaderArgs) {
  const page = await holdPage(context, new URL(request.url).searchParams);
  const { principal, desk } = deskContext(context, 'diary');
  const names = await desk.names(principal, { also: [page.texts.property] });
  return { ...page, names, now: new Date() };
}

/** Loads what the page shows for the values of its address, or of the form that was sent. */
async function holdPage(context: Route.LoaderArgs['context'], values: URLSearchParams | FormData) {
  const { principal, diary, desk } = deskContext(context, 'diary');
  const reference = String(values.get('lead') ?? '') || null;
  const enquiry = reference ? await desk.enquiry(principal, reference) : null;
  if (reference && !enquiry) throw new Response('There is no such enquiry.', { status: 404 });
  const isBlock = values.get('block') === 'yes';
  const number = String(values.get('function') ?? 1);
  if (!/^[1-6]$/.test(number)) throw new Response('There is no such function.', { status: 404 });
  const asked = enquiry ? functionsNow(enquiry)[Number(number) - 1] : undefined;
  const texts = planTexts(values, firstTexts(enquiry, isBlock, asked));
  const { read, plan } = readPlanToPropose(texts);
  const proposed = plan && (await diary.proposals(principal, plan));
  // Problems are shown once the form has been filled in, not when the page is first opened.
  const isFilled = values.has('kind');
  const problems: PlanProblems = 'problems' in read && isFilled ? read.problems : {};
  const ticked = values.getAll('space').map(String);
  // At first the enquiry's day follows the first function, and not those around it.
  const follows =
    isFilled || !reference || number !== '1'
      ? movesEnquiry(values)
      : (await diary.ofLead(principal, reference)).length === 0;
  return {
    texts,
    problems,
    proposed,
    spaces: proposed ? firstChoice(proposed.found, ticked, enquiry, asked) : ticked,
    days: String(values.get('days') ?? optionDays.usual),
    reason: String(values.get('reason') ?? ''),
    lead: enquiry && { reference: enquiry.reference, name: enquiry.name, day: dayOf(enquiry, formatWeekday), follows },
    isBlock,
  };
}

/**
 * Chooses the spaces that are ticked: those that were ticked before. At first, or at another property, it is the space
 * that the enquiry names in its field, in the guest's words or in our notes, else the first that fits and is free.
 */
function firstChoice(
  found: Proposal[],
  ticked: string[],
  enquiry: EnquiryDetail | null,
  asked?: EventFunction,
): string[] {
  const kept = found.flatMap(({ id }) => (ticked.includes(id) ? [id] : []));
  if (kept.length > 0) return kept;
  const free = found.find(({ fits, standing }) => fits && standing === 'free');
  // Of several functions the notes may name the hall of another one.
  const texts = asked ? [asked.space] : enquiry ? [enquiry.space, enquiry.words, enquiry.notes] : [];
  const best = texts.flatMap((text) => namedIn(text ?? '', found))[0] ?? free;
  return best ? [best.id] : [];
}

/** Returns the spaces whose names stand in a text, with or without “The”, in its order; “Open Lawn” comes before “Lawn”. */
function namedIn(text: string, found: Proposal[]): Proposal[] {
  const at = ({ name }: Proposal) => text.toLowerCase().indexOf(name.toLowerCase().replace(/^the /, ''));
  return found.filter((space) => at(space) >= 0).sort((a, b) => at(a) - at(b) || b.name.length - a.name.length);
}

const readReason = lineRule(longestReason, 'Say why it is blocked');

export async function action({ request, context }: Route.ActionArgs) {
  const { principal, diary } = deskContext(context, 'diary');
  const form = await readPostedForm(request);
  const spaces = form.getAll('space').map(String);
  const read = readPlan(planTexts(form), spaces);
  const lead = String(form.get('lead') ?? '') || null;
  const state = (['option', 'definite', 'blocked'] as const).find((known) => known === form.get('state'));
  if (!state) throw new Response('That is no way to hold a date.', { status: 400 });
  const reason = state === 'blocked' ? readReason(String(form.get('reason') ?? '')) : { value: null };
  const days = state === 'option' ? readOptionDays(String(form.get('days') ?? '')) : { value: 0 };
  const problems: PlanProblems = {
    ...('problems' in read && read.problems),
    ...('problem' in days && { days: days.problem }),
    ...('problem' in reason && { reason: reason.problem }),
  };
  // Without a script the page that answers the form knows what was typed only from here.
  const showAgain = async (result?: DiaryResult) => ({ ...(await holdPage(context, form)), spaces, problems, result });
  if ('problems' in read || 'problem' in days || 'problem' in reason) return data(await showAgain(), { status: 422 });
  const result = await diary.hold(principal, {
    lead,
    plan: read.plan,
    state,
    expires: state === 'option' ? optionExpiry(new Date(), days.value) : null,
    reason: reason.value,
    mayWait: form.get('wait') === 'yes',
    movesEnquiry: movesEnquiry(form),
  });
  if (result.kind === 'done') {
    const [reference = ''] = result.references;
    throw redirect(lead ? deskPaths.enquiry(lead) : deskPaths.diaryFunction(reference), 303);
  }
  return data(await showAgain(result), { status: 409 });
}

export const shouldRevalidate = pauseWhileOpen;
export const meta: Route.MetaFunction = () => deskMeta('Hold a date');

/** Shows the form. The proposed spaces change with what is typed; without a script, with "Show what fits". */
export default function HoldDate({ loaderData, actionData }: Route.ComponentProps) {
  const { names, lead, isBlock, now } = loaderData;
  const answer = useLastAnswer(actionData);
  const { texts, problems, proposed, spaces, days, reason } = answer ?? loaderData;
  const result = answer?.result;
  const mayWait = result?.kind === 'clash' && result.mayWait;
  const form = useRef<HTMLFormElement>(null);
  useFocusOnProblem(form, answer?.problems);
  const submit = useSubmit();
  const refresh = usePlanRefresh(form, (typed) =>
    submit(typed, { method: 'get', replace: true, preventScrollReset: true }),
  );
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
        {lead ? <EnquiryDayField day={lead.day} isTicked={(answer?.lead ?? lead).follows} /> : null}
        <DeskButton formMethod="get" formNoValidate label="Show what fits" />
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

function HoldButtons({ mayWait, days, problem }: { mayWait: boolean; days: string; problem: string | undefined }) {
  return (
    <>
      <DaysField label="Option for" after="days" value={days} problem={problem} />
      <div className="change-row">
        {mayWait ? <TickField name="wait" label="As a second option" isTicked /> : null}
        <DeskButton
          name="state"
          value="option"
          look="dark"
          label={mayWait ? 'Take the second option' : 'Take an option'}
        />
        <DeskButton name="state" value="definite" label="Definite" />
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
          placeholder="Floor is polished"
          defaultValue={reason}
        />
      </label>
      <DeskButton name="state" value="blocked" look="dark" label="Block it" />
      <PlanProblem id="reason-problem" text={problem} />
    </div>
  );
}
