import { useState } from 'react';
import { applicationLimits } from '#app/careers/application-limits.ts';
import { emailField, nameField, phoneField } from '#app/enquiries/contact-fields.ts';
import { Form } from '#app/forms/form.tsx';
import type { FormDefinition } from '#app/forms/form-definition.ts';
import type { FormAnswer, FormReply } from '#app/forms/form-types.ts';
import type { PostForm } from '#app/forms/use-form.ts';
import { paths } from '#app/paths.ts';
import { importWithRetry } from '#app/ui/loading/import-with-retry.ts';
import { careerPositions } from '#content/career-positions.ts';
import type { Option } from '#content/option-lists.ts';
import { positionLabel } from './position-label.ts';
import { applicationFormTexts as texts } from './texts.ts';

interface ApplicationFormProps {
  phone: string;
  /** The hotels that an applicant can prefer, by slug. */
  hotels: readonly Option[];
  /** The hotel that is chosen at first; empty for none. */
  house: string;
  reply: FormReply | undefined;
}

/** The form of a job application; while it is sent, it shows how much of the CV has arrived. */
export function ApplicationForm({ phone, hotels, house, reply }: ApplicationFormProps) {
  const [sent, setSent] = useState<number>();
  const percent = Math.round((sent ?? 0) * 100);
  return (
    <Form
      definition={applicationDefinition(hotels, house)}
      phone={phone}
      reply={reply}
      loadCheck={loadCheck}
      post={postWithProgress(setSent)}
    >
      {sent === undefined ? null : (
        <div className="mt-8">
          <label className="text-small text-quiet" htmlFor="application-progress">
            {percent < 100 ? texts.sending(percent) : texts.arrived}
          </label>
          <progress id="application-progress" className="block w-full" max={100} value={percent} />
        </div>
      )}
    </Form>
  );
}

async function loadCheck() {
  return (await importWithRetry(() => import('./application-rules.ts'))).checkApplication;
}

const { cvTypes } = applicationLimits;
const long = { kind: 'textarea', wide: true } as const;

/** The CV is the last field, so that the texts are known and checked before the file arrives. */
const fieldsOf = (hotels: readonly Option[], house: string): FormDefinition['fields'] => [
  { ...nameField, label: texts.name },
  { ...phoneField, label: texts.phone, required: true },
  { ...emailField, label: texts.email },
  {
    name: 'position',
    label: texts.position,
    kind: 'select',
    required: true,
    none: texts.choosePosition,
    options: careerPositions.map((name) => ({ value: name, label: positionLabel(name) })),
  },
  {
    name: 'property',
    label: texts.hotel,
    kind: 'select',
    wide: true,
    none: texts.anyHotel,
    options: hotels,
    value: house,
  },
  {
    ...long,
    name: 'address',
    label: texts.address,
    required: true,
    autoComplete: 'street-address',
  },
  { ...long, name: 'motivation', label: texts.motivation, required: true },
  { ...long, name: 'cover_letter', label: texts.coverLetter },
  {
    name: 'cv',
    label: texts.cv,
    kind: 'file',
    required: true,
    wide: true,
    hint: texts.cvHint,
    accept: cvTypes.join(','),
  },
];

const applicationDefinition = (hotels: readonly Option[], house: string): FormDefinition => ({
  id: 'application',
  fields: fieldsOf(hotels, house),
  submitLabel: texts.submit,
  failure: texts.failed,
  action: paths.careers(),
  sendTo: paths.careersSend(),
});

/** Milliseconds, enough for a CV of 5 MB over a slow mobile network. */
const limitMs = 5 * 60_000;

/**
 * Sends a form with its file and reports how much of it has been sent, from 0 to 1, which `fetch` cannot. Never
 * rejects, and does not try again by itself, because sending a file twice costs too much on a mobile network.
 */
function postWithProgress(tell: (share: number | undefined) => void): PostForm {
  return (address, form) =>
    new Promise((resolve) => {
      const request = new XMLHttpRequest();
      const end = (answer: FormAnswer) => {
        tell(undefined);
        resolve(answer);
      };
      request.open('POST', address);
      request.timeout = limitMs;
      request.upload.onprogress = ({ loaded, total }) => tell(total > 0 ? loaded / total : 0);
      request.onerror = () => end({ kind: 'unreachable' });
      request.ontimeout = () => end({ kind: 'unreachable' });
      request.onload = () => end(answerOf(request.responseText));
      request.send(form);
    });
}

/** A balancer or a captive portal may answer in our place. */
function answerOf(text: string): FormAnswer {
  try {
    const answer: unknown = JSON.parse(text);
    if (typeof answer === 'object' && answer !== null && 'kind' in answer) return answer as FormAnswer;
  } catch {
    // The answer is not ours.
  }
  return { kind: 'failed' };
}
