import { data, redirect } from 'react-router';
import { DeskHeading, deskMeta } from '#app/desk/frame/desk-heading.tsx';
import { pauseWhileOpen, useLastAnswer } from '#app/desk/frame/form-answers.ts';
import { isForEvent } from '#app/desk/inbox/inbox.ts';
import { enquiryEditRules } from '#app/desk/inbox/phone-enquiry.ts';
import { PhoneForm } from '#app/desk/inbox/phone-form.tsx';
import { deskContext } from '#app/desk/staff/server/staff-only.server.ts';
import { deskPaths } from '#app/desk-paths.ts';
import { readForm } from '#app/forms/form-rules.ts';
import type { FormErrors } from '#app/forms/form-types.ts';
import { readPhone } from '#app/forms/receive-form.server.ts';
import { TextLink } from '#app/ui/links/text-link.tsx';
import { readPostedForm } from '#platform/http/requests/read-posted-form.ts';
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
    event_type: enquiry.eventType ?? '',
    event_date: enquiry.eventDate ?? '',
    guest_count: enquiry.guests ? String(enquiry.guests) : '',
  };
  return {
    properties,
    hasMore,
    needsProperty: principal.properties !== 'all',
    values,
    version: enquiry.version,
    isEvent: isForEvent(enquiry.source),
    now: new Date(),
  };
}

export async function action({ request, params: { reference }, context }: Route.ActionArgs) {
  const { principal, desk } = deskContext(context, 'enquiries');
  const values = Object.fromEntries([...(await readPostedForm(request))].map(([name, value]) => [name, String(value)]));
  const { properties } = await desk.names(principal, { also: [values.venue_id] });
  const rules = enquiryEditRules({
    readPhone,
    properties: Object.keys(properties),
    needsProperty: principal.properties !== 'all',
  });
  const reading = readForm(rules, values);
  if ('errors' in reading) return data({ errors: reading.errors, values, result: undefined }, { status: 422 });
  const version = Number(values.version) || 0;
  const result = await desk.edit(principal, { reference, version, edit: reading.accepted });
  if (result.kind === 'gone') throw noSuchEnquiry();
  if (result.kind === 'done') throw redirect(deskPaths.enquiry(reference), 303);
  const noErrors: FormErrors = {};
  return data({ errors: noErrors, values, result }, { status: 409 });
}

export const shouldRevalidate = pauseWhileOpen;
export const meta: Route.MetaFunction = ({ params }) => deskMeta(`Correct ${params.reference}`);

export default function EditEnquiry({ loaderData, actionData, params }: Route.ComponentProps) {
  const { values, version, isEvent, now, ...properties } = loaderData;
  const answer = useLastAnswer(actionData);
  return (
    <>
      <TextLink to={deskPaths.enquiry(params.reference)}>{params.reference}</TextLink>
      <DeskHeading title="Correct the enquiry" />
      <ChangeNotice result={answer?.result} now={now} />
      <p className="desk-lead">What the guest wrote stays as it was; the history shows each correction.</p>
      <PhoneForm
        {...properties}
        errors={answer?.errors ?? {}}
        values={answer?.values ?? values}
        leaveOut={['notes', 'budget_range', ...(isEvent ? [] : ['event_type', 'event_date', 'guest_count'])]}
        save="Save the corrections"
      >
        <input type="hidden" name="version" value={version} />
      </PhoneForm>
    </>
  );
}
