import type { FormErrors, FormValues } from '#domain/form.ts';

/** Why a form is shown again; `values` as they were typed, absent where the browser still shows them. */
export type FormReply =
  | { kind: 'invalid'; summary: string; errors: FormErrors; values?: FormValues }
  /** `unreachable`: the browser had no answer from us; `failed`: it had one that it could not read. */
  | { kind: 'foreign' | 'unavailable' | 'unreachable' | 'failed'; values?: FormValues };

/** What the form's script is answered. */
export type FormAnswer = FormReply | { kind: 'stored'; location: string };
