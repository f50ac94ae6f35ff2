/** All values as they were typed, so that a form can be shown again exactly as it was sent. */
export type FormValues = Record<string, string>;

/** Every form promises an answer within these hours. The deadline of each row is written with them (`answerDue`). */
export const answerHours = 24;

/** A sentence for each field that cannot be right, under the field's name. */
export type FormErrors = Partial<Record<string, string>>;

/**
 * What becomes of the e-mail to the sender: it goes out; or none does, because their mailbox has had enough of ours
 * today, or because a person looks at what was sent first.
 */
export type SenderMail = 'goes' | 'enough' | 'held';

export interface StoredRecord {
  id: string;
  /** e.g. "TV-7K3M9Q". */
  reference: string;
  mail: SenderMail;
}

/** Facts about how a form was filled in, by which a person can be told from a program. */
export interface SenderFacts {
  address: string;
  /** The content of the field that no person sees. */
  trap: string;
  /** Milliseconds from the first touch to the click, as the form's script measures them; null if no script ran. */
  tookMs: number | null;
}

/** The result of a form. An expected failure is a value. `Summary` is what the sender sees at once. */
export type SubmitResult<Summary = unknown> =
  | { kind: 'stored'; enquiry: StoredRecord; repeated: boolean; summary?: Summary }
  /**
   * `refused`: no field is wrong, and the file is too much at present. 429 if too much came from one source, 503 if we
   * had too little time; the seconds until it is worth trying again.
   */
  | { kind: 'invalid'; errors: FormErrors; refused?: { status: 429 | 503; retryAfter: number } }
  /** Far too many came from one source; the seconds until it is worth trying again. */
  | { kind: 'flood'; retryAfter: number }
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
    };

export interface StoredAnswer<Summary = unknown> {
  kind: 'stored';
  location: string;
  reference: string;
  mail: SenderMail;
  /** The summary of what was sent, if the form itself shows it. */
  summary?: Summary;
}

export type FormAnswer = FormReply | StoredAnswer;
