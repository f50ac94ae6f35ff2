import { type PhoneNumber as ParsedNumber, parsePhoneNumberFromString } from 'libphonenumber-js/min';
import type { Logger } from 'pino';
import { language } from '#app/language/page-language.ts';
import { cleanLine } from '#platform/clean-text.ts';
import { WRITE_LIMIT_MS } from '#platform/database/open-database.ts';
import { TimedOut, withTimeout } from '#platform/database/with-timeout.ts';
import { type RequestFacts, requestContext } from '#platform/http/ask-router.ts';
import { readPostedForm } from '#platform/http/requests/read-posted-form.ts';
import { latinDigits } from '#platform/latin-digits.ts';
import { errorFields } from '#platform/telemetry/logging.ts';
import { type PostArgs, type Received, received } from './answer-form.server.ts';
import { textsOf } from './draft.ts';
import type { PhoneNumber, Reading } from './form-rules.ts';
import type { FormErrors, FormValues, SenderFacts, SubmitResult } from './form-types.ts';
import { fieldLimits } from './shared-field-limits.ts';
import type { SpamFilter } from './spam-filter.server.ts';
import { readCampaign, readSubmissionId, type Stored, type Submission } from './store-once.server.ts';
import { fieldMessagesTexts } from './texts.ts';

/** A form that visitors can post: what takes its values, and the fields that it cannot do without. */
export interface Receiver {
  submit: (values: FormValues, sender: SenderFacts) => Promise<SubmitResult>;
  required: (values: FormValues) => readonly string[];
  appSecret: string;
}

/** Reads a posted form and has it stored, unless another site sent it. */
export async function receiveForm(args: PostArgs, form: Receiver): Promise<Received> {
  const facts = args.context.get(requestContext);
  const values = textsOf(await readPostedForm(args.request));
  const outcome = facts.foreignOrigin
    ? ({ kind: 'foreign' } as const)
    : await form.submit(values, readSender(values, facts));
  return received(args, { outcome, values, required: form.required(values), appSecret: form.appSecret });
}

/** How the form was filled in, and by whom: every form judges its senders by the same address. */
export function readSender(
  { fax = '', took_ms = '' }: FormValues,
  { senderAddress }: Pick<RequestFacts, 'senderAddress'>,
): SenderFacts {
  return { address: senderAddress, trap: fax, tookMs: /^\d{1,9}$/.test(took_ms) ? Number(took_ms) : null };
}

/** A sender without an origin or a browser, for tests. */
export const unknownSender: SenderFacts = { address: '', trap: '', tookMs: null };

export interface VisitorForm<Value, Summary = unknown> {
  name: FormName;
  /** Reads the texts by the form's rules: what they say, or a sentence for each field that cannot be right. */
  read: (values: FormValues) => ReadForm<Value> | Promise<ReadForm<Value>>;
  /** The sender's address and the text that was typed freely, by which the spam filter judges it. */
  judgedBy: (value: Value) => { email: string; words: string | null };
  /** Stores it in one transaction, with the mails that it causes. `summary` is what the sender sees at once. */
  store: (value: Value, submission: Submission) => Promise<Stored & { summary?: Summary }>;
}

type ReadForm<Value> = { accepted: Value } | { errors: FormErrors };

export interface FormParts {
  spamFilter: SpamFilter;
  afterSubmit: AfterSubmit;
  log: Logger;
  /** The longest time, in milliseconds, that a visitor waits for the database before being told that it failed. */
  limitMs?: number;
}

/** Reads, judges and stores what was posted, and tells whom it concerns. Never throws. */
export async function submitForm<Value, Summary>(
  form: VisitorForm<Value, Summary>,
  values: FormValues,
  sender: SenderFacts,
  parts: FormParts,
): Promise<SubmitResult<Summary>> {
  const result = await answerInTime(parts, async (assertInTime): Promise<SubmitResult<Summary>> => {
    const reading = await form.read(values);
    if ('errors' in reading) return { kind: 'invalid', errors: reading.errors };
    const verdict = await parts.spamFilter.judge({ sender, ...form.judgedBy(reading.accepted) });
    if (verdict.kind === 'flood') return verdict;
    const { spamReasons, mailbox } = verdict;
    const submission = { ...submissionFacts(values), language, spamReasons, mailbox, assertInTime };
    const { record, ...stored } = await form.store(reading.accepted, submission);
    return { kind: 'stored', enquiry: record, ...stored };
  });
  parts.afterSubmit(form.name, result);
  return result;
}

/** What the form's script sends along: the id of this filling, and where the visitor came from. */
export function submissionFacts({ submission_id = '', campaign = '' }: FormValues) {
  return { submissionId: readSubmissionId(submission_id), campaign: readCampaign(campaign) };
}

/** `assertInTime` throws once a visitor waits no longer. A failure is logged and becomes `unavailable`. */
export async function answerInTime<Result>(
  { log, limitMs = WRITE_LIMIT_MS }: Pick<FormParts, 'log' | 'limitMs'>,
  work: (assertInTime: () => void) => Promise<Result>,
): Promise<Result | { kind: 'unavailable' }> {
  let givenUp = false;
  const assertInTime = () => {
    if (givenUp) throw new TimedOut('the visitor has been told that it failed');
  };
  try {
    return await withTimeout(limitMs, work(assertInTime));
  } catch (error) {
    givenUp = true;
    log.error({ error: errorFields(error) }, 'a form could not be stored');
    return { kind: 'unavailable' };
  }
}

/** People put these between two numbers. */
const betweenNumbers = /[/,;|&]|\bor\b|\band\b|\sया\s|\sऔर\s/i;

/**
 * Reads a phone number as people write it, an Indian one unless it says otherwise. A possible number is enough, so
 * that nobody with an unusual number is refused. Other typed text goes into the remark. This runs on the server only,
 * because the library weighs more than the rest of the form.
 */
export function readPhone(text: string): Reading<PhoneNumber> {
  const typed = latinDigits(cleanLine(text));
  if (typed.length > fieldLimits.phone) return { problem: fieldMessagesTexts.phone };
  for (const candidate of [typed, ...typed.split(betweenNumbers).map((part) => part.trim())]) {
    const parsed = parsePhoneNumberFromString(candidate, 'IN');
    if (parsed?.isPossible()) return { value: { number: parsed.number, remark: remarkOn(typed, parsed) } };
  }
  return { problem: fieldMessagesTexts.phone };
}

function remarkOn(typed: string, parsed: ParsedNumber): string | null {
  const whole = parsePhoneNumberFromString(typed, { defaultCountry: 'IN', extract: false });
  if (whole?.number === parsed.number) return parsed.ext ? `extension ${parsed.ext}` : null;
  return `given as ${typed}`;
}

/** The outcomes of a form, as the metric names them. */
const outcomes = { stored: 'stored', invalid: 'invalid', flood: 'too_many', unavailable: 'refused' } as const;

const formNames = ['enquiry', 'room_request', 'loyalty', 'contact', 'application'] as const;
const counted = [...Object.values(outcomes), 'repeated'] as const;

export type FormName = (typeof formNames)[number];
export type FormOutcome = (typeof counted)[number];

interface Figure {
  form: FormName;
  outcome: FormOutcome;
  count: number;
}

/** Counts forms by kind and outcome since this process started. */
export class FormCounts {
  /** All counters exist from the start, because Prometheus sees an increase only if there was a value before. */
  readonly #figures: Figure[] = formNames.flatMap((form) => counted.map((outcome) => ({ form, outcome, count: 0 })));

  add(form: FormName, result: SubmitResult): void {
    const outcome = result.kind === 'stored' && result.repeated ? 'repeated' : outcomes[result.kind];
    const figure = this.#figures.find((each) => each.form === form && each.outcome === outcome);
    if (figure) figure.count += 1;
  }

  all(): Figure[] {
    return this.#figures;
  }
}

export type AfterSubmit = (form: FormName, result: SubmitResult) => void;

interface AfterSubmitParts {
  counts: FormCounts;
  notifyDesk: () => void;
  checkReadiness: () => void;
}

/** Counts the result, notifies the open desks of what is new, and checks the readiness if nothing could be stored. */
export function createAfterSubmit({ counts, notifyDesk, checkReadiness }: AfterSubmitParts): AfterSubmit {
  return (form, result) => {
    counts.add(form, result);
    if (result.kind === 'stored' && !result.repeated) notifyDesk();
    if (result.kind === 'unavailable') checkReadiness();
  };
}
