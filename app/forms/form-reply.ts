import type { SentEnquiry } from '#app/enquiries/event/enquiry.ts';
import type { FormErrors, FormValues } from './form.ts';

/** Why a form is shown again; `values` as they were typed, absent where the browser still shows them. */
export type FormReply =
  | { kind: 'invalid'; summary: string; errors: FormErrors; values?: FormValues }
  /**
   * `flood`: too many came from where it came from; `unreachable`: the browser had no answer from us; `failed`: it had
   * one that it could not read. `errors`: what has to be given once more.
   */
  | {
      kind: 'foreign' | 'unavailable' | 'flood' | 'unreachable' | 'failed';
      errors?: FormErrors;
      values?: FormValues;
    };

export interface StoredAnswer {
  kind: 'stored';
  /** Where the confirmation stands. */
  location: string;
  reference: string;
  /** What was sent, where the form itself shows it. */
  summary?: SentEnquiry;
}

/** What the form's script is answered. */
export type FormAnswer = FormReply | StoredAnswer;
