import type { SentEnquiry } from '#app/enquiries/event/enquiry.ts';

/** Everything as it was typed, kept so that a form can be shown again exactly as it was sent. */
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
  /** What stands in a field that nobody sees. */
  trap: string;
  /** From the first touch to the click, as the form's script says; null where none ran. */
  tookMs: number | null;
}

/** Why a form is shown again although nothing in it is wrong: its file is too much for now. */
export interface RefusedUpload {
  /** 429: too much came from there; 507: there is no room. */
  status: 429 | 507;
  /** Seconds until it is worth trying again. */
  retryAfter: number;
}

/** What a form post became. An expected failure is a value. */
export type SubmitResult =
  | { kind: 'stored'; enquiry: StoredRecord; repeated: boolean; summary?: SentEnquiry }
  | { kind: 'invalid'; errors: FormErrors; refused?: RefusedUpload }
  /** Far too many came from there; seconds until it is worth trying again. */
  | { kind: 'flood'; retryAfter: number }
  | { kind: 'unavailable' };
