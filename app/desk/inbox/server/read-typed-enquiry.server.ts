import type { RouterContextProvider } from 'react-router';
import { readVersion } from '#app/desk/enquiry/enquiry-change.ts';
import { readSlug } from '#app/desk/frame/read-property.ts';
import { type PhoneEnquiryContext, readTypedForm } from '#app/desk/inbox/phone-enquiry.ts';
import type { Line } from '#app/desk/inbox/phone-form.tsx';
import { deskContext } from '#app/desk/staff/server/staff-only.server.ts';
import { functionDefinitions } from '#app/enquiries/functions/function-fields.ts';
import { valuesOf } from '#app/forms/draft.ts';
import type { FormRules } from '#app/forms/form-rules.ts';
import type { FormValues } from '#app/forms/form-types.ts';
import { readPhone } from '#app/forms/receive-form.server.ts';
import { deskDays } from '#app/forms/typed-values.ts';
import { readPostedForm } from '#platform/http/requests/read-posted-form.ts';

/** The fields of the functions that were added; the main one has the day and the guests of the event. */
export function functionFields(values: FormValues): Line[] {
  return functionDefinitions({ values, days: {}, spaces: {} }).map(({ name, label, kind, options }) => ({
    name,
    label,
    ...(kind === 'date' && { type: 'date', max: deskDays.to }),
    // A colleague writes the name of the hall.
    ...(options && !name.endsWith('space') && { options }),
  }));
}

/** Reads an enquiry that a colleague typed or corrected, by the rules of its form. */
export async function readTypedEnquiry<Rules extends FormRules>(
  request: Request,
  context: Readonly<RouterContextProvider>,
  rulesFor: (context: PhoneEnquiryContext) => Rules,
) {
  const { principal, desk } = deskContext(context, 'enquiries');
  const form = await readPostedForm(request);
  const values = valuesOf(form);
  const { properties } = await desk.names(principal, { also: [readSlug(values.venue_id ?? '')] });
  const needsProperty = principal.properties !== 'all';
  const rules = rulesFor({ readPhone, properties: Object.keys(properties), needsProperty });
  return { values, properties, version: readVersion(form), reading: readTypedForm(rules, values) };
}
