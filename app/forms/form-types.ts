/** Everything as it was typed, so that a form can be shown again exactly as it was sent. */
export type FormValues = Record<string, string>;

/** A sentence for each field that cannot be right, under the field's name. */
export type FormErrors = Partial<Record<string, string>>;

/** What the sender of something that is stored is told. */
export interface StoredRecord {
  id: string;
  /** e.g. "TV-7K3M9Q". */
  reference: string;
}

/** How a form came to us, as far as it tells a person from a program. */
export interface SenderFacts {
  /** The visitor's address. */
  address: string;
  /** What stands in the field that no person sees. */
  trap: string;
  /** Milliseconds from the first touch to the click, as the form's script says; null where none ran. */
  tookMs: number | null;
}

/** Why a form is shown again although nothing in it is wrong: its file is too much for now. */
export interface RefusedUpload {
  /** 429: too much came from there; 507: there is no room. */
  status: 429 | 507;
  /** Seconds until it is worth trying again. */
  retryAfter: number;
}

/** What became of a form. An expected failure is a value. `Summary`: what the sender is shown of it at once. */
export type SubmitResult<Summary = unknown> =
  | { kind: 'stored'; enquiry: StoredRecord; repeated: boolean; summary?: Summary }
  | { kind: 'invalid'; errors: FormErrors; refused?: RefusedUpload }
  /** Far too many came from there; seconds until it is worth trying again. */
  | { kind: 'flood'; retryAfter: number }
  | { kind: 'unavailable' };

/** Why a form is shown again; `values` as they were typed, absent where the browser still shows them. */
export type FormReply =
  | { kind: 'invalid'; summary: string; errors: FormErrors; values?: FormValues }
  /**
   * `flood`: too many came from the sender's network. `unreachable`: the browser had no answer from us.
   * `failed`: it had an answer that it could not read. `errors`: what has to be given once more.
   */
  | {
      kind: 'foreign' | 'unavailable' | 'flood' | 'unreachable' | 'failed';
      errors?: FormErrors;
      values?: FormValues;
    };

export interface StoredAnswer<Summary = unknown> {
  kind: 'stored';
  /** The address of the confirmation. */
  location: string;
  reference: string;
  /** What was sent, where the form itself shows it. */
  summary?: Summary;
}

/** What the form's script is answered. */
export type FormAnswer = FormReply | StoredAnswer;
