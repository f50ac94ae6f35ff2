import { data, redirect } from 'react-router';
import { DeskHeading, deskMeta } from '#app/desk/frame/desk-heading.tsx';
import { useLastAnswer } from '#app/desk/frame/form-answers.ts';
import { deskContext } from '#app/desk/staff/server/staff-only.server.ts';
import { deskPaths } from '#app/desk-paths.ts';
import { readForm } from '#app/forms/form-rules.ts';
import { readPhone } from '#app/forms/receive-form.server.ts';
import { readPostedForm } from '#platform/http/requests/read-posted-form.ts';
import type { Route } from './+types/phone-route.ts';
import { phoneEnquiryRules } from './phone-enquiry.ts';
import { PhoneForm } from './phone-form.tsx';

export async function loader({ context }: Route.LoaderArgs) {
  const { principal, desk } = deskContext(context, 'enquiries');
  const { properties, hasMore } = await desk.names(principal);
  return { properties, hasMore, needsProperty: principal.properties !== 'all' };
}

export async function action({ request, context }: Route.ActionArgs) {
  const { principal, desk } = deskContext(context, 'enquiries');
  const values = Object.fromEntries([...(await readPostedForm(request))].map(([name, value]) => [name, String(value)]));
  const { properties } = await desk.names(principal, { also: [values.venue_id] });
  const rules = phoneEnquiryRules({
    readPhone,
    properties: Object.keys(properties),
    needsProperty: principal.properties !== 'all',
  });
  const reading = readForm(rules, values);
  if ('errors' in reading) return data({ errors: reading.errors, values }, { status: 422 });
  throw redirect(deskPaths.enquiry(await desk.addPhoneEnquiry(principal, reading.accepted)), 303);
}

export const meta: Route.MetaFunction = () => deskMeta('A phone enquiry');

export default function DeskPhone({ loaderData, actionData }: Route.ComponentProps) {
  const answer = useLastAnswer(actionData);
  return (
    <>
      <DeskHeading title="A phone enquiry" />
      <p className="desk-lead">A name and a number are enough; the 24 hours start when you save it.</p>
      <PhoneForm {...loaderData} errors={answer?.errors ?? {}} values={answer?.values ?? {}} />
    </>
  );
}
