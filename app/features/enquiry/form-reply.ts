import type { EnquiryValues, FieldErrors } from '#domain/enquiry.ts';

/** Why a form is shown again; `values` as they were typed, absent where the browser still shows them. */
export type FormReply =
  | { kind: 'invalid'; summary: string; errors: FieldErrors; values?: EnquiryValues }
  /** `unreachable`: the browser had no answer from us; `failed`: it had one that it could not read. */
  | { kind: 'foreign' | 'unavailable' | 'unreachable' | 'failed'; values?: EnquiryValues };

/** What the form's script is answered. */
export type FormAnswer = FormReply | { kind: 'stored'; location: string };
