import { data, redirect } from 'react-router';
import { deskPaths } from '#app/desk-paths.ts';
import { DeskHeading } from '#app/features/desk/desk-heading.tsx';
import { deskMeta } from '#app/features/desk/desk-meta.ts';
import { PhoneForm } from '#app/features/desk/phone-form.tsx';
import { useKept } from '#app/features/desk/use-kept.ts';
import { readForm } from '#domain/forms/form-rules.ts';
import { phoneEnquiryRules } from '#domain/forms/phone-enquiry.ts';
import { readPhone } from '#domain/phone.ts';
import { servicesContext } from '#server/services.ts';
import { principalAt } from '#server/staff/guard.ts';
import type { Route } from './+types/desk-phone.ts';

export async function loader({ context }: Route.LoaderArgs) {
  const principal = principalAt(context, 'enquiries');
  const { properties, hasMore } = await context.get(servicesContext).desk.names(principal);
  return { properties, hasMore, needsProperty: principal.properties !== 'all' };
}

export async function action({ request, context }: Route.ActionArgs) {
  const principal = principalAt(context, 'enquiries');
  const { desk } = context.get(servicesContext);
  const values = Object.fromEntries([...(await request.formData())].map(([name, value]) => [name, String(value)]));
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
  const answer = useKept(actionData);
  return (
    <>
      <DeskHeading title="A phone enquiry" />
      <p className="desk-lead">A name and a number are enough; the clock of 24 hours starts when you keep it.</p>
      <PhoneForm {...loaderData} errors={answer?.errors ?? {}} values={answer?.values ?? {}} />
    </>
  );
}
