import { type PhoneNumber as ParsedNumber, parsePhoneNumberFromString } from 'libphonenumber-js/min';
import type { Logger } from 'pino';
import { language } from '#app/language/page-language.ts';
import { plainLine } from '#platform/clean-text.ts';
import { WRITE_LIMIT_MS } from '#platform/database/open-database.ts';
import { TimedOut, withTimeout } from '#platform/database/with-timeout.ts';
import { type RequestFacts, requestContext } from '#platform/http/ask-router.ts';
import { readPostedForm } from '#platform/http/requests/read-posted-form.ts';
import { errorFields } from '#platform/telemetry/logging.ts';
import { type PostArgs, type ReceivedForm, receivedForm } from './answer-form.server.ts';
import { valuesOf } from './draft.ts';
import type { PhoneNumber, Reading } from './form-rules.ts';
import type { FormErrors, FormValues, SenderFacts, SubmitResult } from './form-types.ts';
import { fieldLimits } from './shared-field-limits.ts';
import type { SpamFilter } from './spam-filter.server.ts';
import { readCampaign, readSubmissionId, type Stored, type Submission } from './store-once.server.ts';
import { fieldMessagesTexts } from './texts.ts';

/** Takes the values of one form. `required` names the fields that it cannot do without. */
export interface Receiver {
  submit: (values: FormValues, sender: SenderFacts) => Promise<SubmitResult>;
  required: (values: FormValues) => readonly string[];
  /** Returns the values of the form with more fields, if it was posted by a button that asks for those and sends nothing. */
  more?: (values: FormValues) => FormValues | undefined;
  appSecret: string;
}

/** Reads a posted form and has it stored, unless another site sent it. */
export async function receiveForm(args: PostArgs, receiver: Receiver): Promise<ReceivedForm> {
  const facts = args.context.get(requestContext);
  const values = valuesOf(await readPostedForm(args.request));
  const more = receiver.more?.(values);
  if (more) {
    return receivedForm(args, { ...receiver, outcome: { kind: 'more' }, values: more, required: [] });
  }
  const outcome = facts.foreignOrigin
    ? ({ kind: 'foreign' } as const)
    : await receiver.submit(values, readSender(values, facts));
  return receivedForm(args, { ...receiver, outcome, values, required: receiver.required(values) });
}

/** Reads how a form was filled in, and from which network address it came. */
export function readSender(
  { fax = '', took_ms = '' }: FormValues,
  { senderAddress }: Pick<RequestFacts, 'senderAddress'>,
): SenderFacts {
  return { address: senderAddress, trap: fax, tookMs: /^\d{1,9}$/.test(took_ms) ? Number(took_ms) : null };
}

/** Stands in for the sender where tests name none. */
export const unknownSender: SenderFacts = { address: '', trap: '', tookMs: null };

export interface VisitorForm<Value> {
  name: FormName;
  /** Reads the texts by the form's rules. `errors` has a sentence for each field that cannot be right. */
  read: (values: FormValues) => ReadForm<Value> | Promise<ReadForm<Value>>;
  /** Returns the sender's e-mail address and free text, by which the spam filter judges the form. */
  judgedBy: (value: Value) => { email: string; words: string | null };
  /** Stores the form in one transaction, and queues its mails there. */
  store: (value: Value, submission: Submission) => Promise<Stored & { location?: string }>;
}

type ReadForm<Value> = { accepted: Value } | { errors: FormErrors };

export interface FormParts {
  spamFilter: SpamFilter;
  afterSubmit: AfterSubmit;
  log: Logger;
}

/** Reads, judges and stores what was posted, then counts it and notifies the open desks (`afterSubmit`). Never throws. */
export async function submitForm<Value>(
  form: VisitorForm<Value>,
  values: FormValues,
  sender: SenderFacts,
  parts: FormParts,
): Promise<SubmitResult> {
  const result = await answerInTime(parts, async (assertInTime): Promise<SubmitResult> => {
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

/** Reads what the form's script adds: the submission id, and where the visitor came from. */
export function submissionFacts({ submission_id = '', campaign = '' }: FormValues) {
  return { submissionId: readSubmissionId(submission_id), campaign: readCampaign(campaign) };
}

/** Waits for `work` as long as a visitor should; afterwards `assertInTime` throws. A failure is logged: `unavailable`. */
export async function answerInTime<Result>(
  { log }: Pick<FormParts, 'log'>,
  work: (assertInTime: () => void) => Promise<Result>,
): Promise<Result | { kind: 'unavailable' }> {
  let givenUp = false;
  const assertInTime = () => {
    if (givenUp) throw new TimedOut('the visitor has been told that it failed');
  };
  try {
    return await withTimeout(WRITE_LIMIT_MS, work(assertInTime));
  } catch (error) {
    givenUp = true;
    log.error({ error: errorFields(error) }, 'a form could not be stored');
    return { kind: 'unavailable' };
  }
}

/** People write these between two phone numbers. */
const betweenNumbers = /[/,;|&]|\bor\b|\band\b|\sया\s|\sऔर\s/i;

/**
 * Reads a phone number as people write it, an Indian one unless it says otherwise. A possible number is enough, so
 * that nobody with an unusual number is refused. Other typed text goes into the remark. This runs on the server only,
 * because the library weighs more than the rest of the form.
 */
export function readPhone(text: string): Reading<PhoneNumber> {
  const typed = plainLine(text);
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
const outcomes = {
  stored: 'stored',
  invalid: 'invalid',
  flood: 'too_many',
  ended: 'refused',
  unavailable: 'refused',
} as const;

const formNames = ['enquiry', 'room_request', 'loyalty', 'contact', 'application', 'family'] as const;
const counted = [...new Set(Object.values(outcomes)), 'repeated'] as const;

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
