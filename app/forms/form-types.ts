/** All values as they were typed, so that a form can be shown again exactly as it was sent. */
export type FormValues = Record<string, string>;

/** Every form promises an answer within these hours. The deadline of each row is written with them (`answerDue`). */
export const answerHours = 24;

/** A sentence for each field that cannot be right, under the field's name. */
export type FormErrors = Partial<Record<string, string>>;

/**
 * Whether an e-mail to the sender goes out: `goes`; not, because their mailbox got enough of ours today: `enough`; not
 * before a person has looked at what was sent: `held`.
 */
export type SenderMail = 'goes' | 'enough' | 'held';

export interface StoredRecord {
  id: string;
  /** e.g. "TV-7K3M9Q". */
  reference: string;
  mail: SenderMail;
}

/** Facts by which a person can be told from a program. `address` is that of the sender's network connection. */
export interface SenderFacts {
  address: string;
  /** The content of the field that no person sees. */
  trap: string;
  /** Milliseconds from the first touch to the click, as the form's script measures them; null if no script ran. */
  tookMs: number | null;
}

/** The result of a form. An expected failure is a value. */
export type SubmitResult =
  /** `location`: where its sender goes on, if that is not the confirmation of a new enquiry. */
  | { kind: 'stored'; enquiry: StoredRecord; repeated: boolean; location?: string }
  /**
   * `refused`: no field is wrong, but the file cannot be taken now. The status is 429 if too much came from one source,
   * and 503 if we had too little time; `retryAfter` is in seconds.
   */
  | { kind: 'invalid'; errors: FormErrors; refused?: { status: 429 | 503; retryAfter: number } }
  /** Far too many forms came from one source; `retryAfter` is in seconds. */
  | { kind: 'flood'; retryAfter: number }
  /** The private page that the form stands on has closed. */
  | { kind: 'ended' }
  | { kind: 'unavailable' };

/** Why a form is shown again. `values` are as they were typed, and absent if the browser still shows them. */
export type FormReply =
  | { kind: 'invalid'; summary: string; errors: FormErrors; values?: FormValues }
  /**
   * `flood`: too many came from the sender's network. `unreachable`: the browser got no answer from us. `failed`: it
   * got an answer that it could not read. `message`: why, if that is known. `errors`: what must be given again.
   */
  | {
      kind: 'foreign' | 'unavailable' | 'flood' | 'unreachable' | 'failed';
      message?: string | undefined;
      errors?: FormErrors;
      values?: FormValues;
    }
  /** Nothing is wrong: a button of the form asked for more fields, and nothing was sent. */
  | { kind: 'more'; errors?: FormErrors; values?: FormValues };

/** `location` is the page to open next: the confirmation, unless the form has another. */
export type FormAnswer = FormReply | { kind: 'stored'; location: string; reference: string };
