import { data, redirect } from 'react-router';
import { DeskButton } from '#app/desk/frame/desk-button.tsx';
import { DeskHeading, deskMeta } from '#app/desk/frame/desk-heading.tsx';
import { useLastAnswer } from '#app/desk/frame/form-answers.ts';
import { deskContext } from '#app/desk/staff/server/staff-only.server.ts';
import { deskPaths } from '#app/desk-paths.ts';
import { moreFunctions } from '#app/enquiries/functions/function-fields.ts';
import { Field } from '#app/forms/fields/field.tsx';
import { TextArea } from '#app/forms/fields/text-area.tsx';
import type { FormErrors } from '#app/forms/form-types.ts';
import type { PageHandle } from '#app/root.tsx';
import type { Route } from './+types/phone-route.ts';
import { phoneEnquiryRules } from './phone-enquiry.ts';
import { PhoneForm } from './phone-form.tsx';
import { readMessage } from './read-message.by-language.ts';
import { functionFields, readTypedEnquiry } from './server/read-typed-enquiry.server.ts';

/** A pasted message may repeat the longest notes, in a script whose letters take nine bytes. */
export const handle: PageHandle = { page: { maxBodyBytes: 128 * 1024 } };

export async function loader({ context }: Route.LoaderArgs) {
  const { principal, desk } = deskContext(context, 'enquiries');
  const { properties, hasMore } = await desk.names(principal);
  return { properties, hasMore, needsProperty: principal.properties !== 'all' };
}

const noErrors: FormErrors = {};

export async function action({ request, context }: Route.ActionArgs) {
  const { principal, desk } = deskContext(context, 'enquiries');
  const { values, properties, reading } = await readTypedEnquiry(request, context, phoneEnquiryRules);
  const { paste, message = '', ...typed } = values;
  const read = paste ? readMessage(message, properties) : undefined;
  const more = read
    ? { ...typed, ...read, notes: [typed.notes, read.notes].filter(Boolean).join('\n') }
    : moreFunctions(values);
  if (more) return { errors: noErrors, values: more, added: functionFields(more) };
  if ('errors' in reading)
    return data({ errors: reading.errors, values, added: functionFields(values) }, { status: 422 });
  const language = values.language === 'hi' ? 'hi' : 'en';
  throw redirect(deskPaths.enquiry(await desk.addPhoneEnquiry(principal, { ...reading.accepted, language })), 303);
}

const pasteHint = 'A WhatsApp message from the enquiry form: every field below is filled from it.';

export const meta: Route.MetaFunction = () => deskMeta('A phone enquiry');

export default function DeskPhone({ loaderData, actionData }: Route.ComponentProps) {
  const answer = useLastAnswer(actionData);
  return (
    <>
      <DeskHeading title="A phone enquiry" />
      <p className="desk-lead">A name and a number are enough; the 24 hours start when you save it.</p>
      <PhoneForm
        {...loaderData}
        errors={answer?.errors ?? {}}
        values={answer?.values ?? {}}
        added={answer?.added ?? []}
        save="Save the enquiry"
      >
        <input type="hidden" name="language" value={answer?.values?.language ?? ''} />
        <Field
          form="phone"
          name="message"
          label="Paste a message"
          required={false}
          error={undefined}
          wide
          hint={pasteHint}
        >
          {(attributes) => <TextArea {...attributes} rows={4} defaultValue={answer?.values?.message ?? ''} />}
        </Field>
        <DeskButton name="paste" value="yes" label="Fill in the fields" formNoValidate />
      </PhoneForm>
    </>
  );
}
