import { data, redirect, type ShouldRevalidateFunctionArgs } from 'react-router';
import { DeskHeading, deskMeta } from '#app/desk/frame/desk-heading.tsx';
import { pauseWhileOpen, useLastAnswer } from '#app/desk/frame/form-answers.ts';
import { isForEvent } from '#app/desk/inbox/inbox.ts';
import { enquiryEditRules } from '#app/desk/inbox/phone-enquiry.ts';
import { PhoneForm } from '#app/desk/inbox/phone-form.tsx';
import { functionFields, readTypedEnquiry } from '#app/desk/inbox/server/read-typed-enquiry.server.ts';
import { deskContext } from '#app/desk/staff/server/staff-only.server.ts';
import { deskPaths } from '#app/desk-paths.ts';
import { functionsNow } from '#app/enquiries/functions/event-functions.ts';
import { functionValues, moreFunctions } from '#app/enquiries/functions/function-fields.ts';
import type { FormErrors } from '#app/forms/form-types.ts';
import { TextLink } from '#app/ui/links/text-link.tsx';
import type { Route } from './+types/edit-route.ts';
import { ChangeNotice } from './change-notice.tsx';
import { noSuchEnquiry } from './enquiry-change.ts';

export async function loader({ params, context }: Route.LoaderArgs) {
  const { principal, desk } = deskContext(context, 'enquiries');
  const enquiry = await desk.enquiry(principal, params.reference);
  if (!enquiry) throw noSuchEnquiry();
  const { properties, hasMore } = await desk.names(principal, { also: [enquiry.property] });
  const values = {
    name: enquiry.name,
    phone: enquiry.phone ?? '',
    email: enquiry.email ?? '',
    venue_id: enquiry.property ?? '',
    came_by: enquiry.cameBy,
    event_type: enquiry.eventType ?? '',
    event_date: enquiry.eventDate ?? '',
    day_exactness: enquiry.dayExactness,
    guest_count: enquiry.guests ? String(enquiry.guests) : '',
    space: enquiry.space ?? '',
    budget_range: enquiry.budget ?? '',
    ...functionValues(functionsNow(enquiry)),
  };
  return {
    properties,
    hasMore,
    needsProperty: principal.properties !== 'all',
    values,
    added: functionFields(values),
    version: enquiry.version,
    isEvent: isForEvent(enquiry.source),
    now: new Date(),
  };
}

const noErrors: FormErrors = {};

export async function action({ request, params: { reference }, context }: Route.ActionArgs) {
  const { principal, desk } = deskContext(context, 'enquiries');
  const { values, version, reading } = await readTypedEnquiry(request, context, enquiryEditRules);
  const more = moreFunctions(values);
  if (more) return { errors: noErrors, values: more, added: functionFields(more), result: undefined };
  if (version === null) throw new Response('That is no correction.', { status: 400 });
  const added = functionFields(values);
  if ('errors' in reading) return data({ errors: reading.errors, values, added, result: undefined }, { status: 422 });
  const result = await desk.edit(principal, { reference, version, edit: reading.accepted });
  if (result.kind === 'gone') throw noSuchEnquiry();
  if (result.kind === 'done') throw redirect(deskPaths.enquiry(reference), 303);
  return data({ errors: noErrors, values, added, result }, { status: 409 });
}

/** Loads the newer state after a conflict, so that what was typed can be saved over it. */
export const shouldRevalidate = (args: ShouldRevalidateFunctionArgs) =>
  args.actionStatus === 409 || pauseWhileOpen(args);
export const meta: Route.MetaFunction = ({ params }) => deskMeta(`Correct ${params.reference}`);

export default function EditEnquiry({ loaderData, actionData, params }: Route.ComponentProps) {
  const { values, added, version, isEvent, now, ...properties } = loaderData;
  const answer = useLastAnswer(actionData);
  return (
    <>
      <TextLink to={deskPaths.enquiry(params.reference)}>{params.reference}</TextLink>
      <DeskHeading title="Correct the enquiry" />
      <ChangeNotice
        result={answer?.result}
        now={now}
        spared={`Nothing of yours was saved yet, and all that you typed is below. ${answer ? newerWords(values, answer.values) : ''}`}
      />
      <p className="desk-lead">What the guest wrote stays as it was; the history shows each correction.</p>
      <PhoneForm
        {...properties}
        errors={answer?.errors ?? {}}
        values={answer?.values ?? values}
        added={answer?.added ?? added}
        leaveOut={[
          'notes',
          ...(isEvent ? [] : ['event_type', 'event_date', 'day_exactness', 'guest_count', 'space', 'budget_range']),
        ]}
        save="Save the corrections"
      >
        <input type="hidden" name="version" value={version} />
      </PhoneForm>
    </>
  );
}

/** Returns "It says now: guest count 470, event date 2031-02-15." of what is not as it was typed. */
function newerWords(now: Record<string, string>, typed: Record<string, string>): string {
  const parts = Object.entries(now).flatMap(([name, value]) =>
    value === typed[name] ? [] : [`${name.replace('_id', '').replace('_', ' ')} ${value || 'not said'}`],
  );
  return parts.length > 0 ? `It says now: ${parts.join(', ')}.` : '';
}
