import type { Logger } from 'pino';
import type { FormErrors, SubmitResult } from '#app/forms/form-types.ts';
import { TimedOut, withTimeout } from '#platform/database/with-timeout.ts';
import { errorFields } from '#platform/telemetry/logging.ts';
import type { Stored } from './store-once.server.ts';

interface Parts {
  log: Logger;
  /** A visitor waits so many milliseconds for the database before being told that it failed. */
  limitMs: number;
}

/** Reads and stores; `assertInTime` throws once the visitor has been told that it failed. */
type Work<Summary> = (
  assertInTime: () => void,
) => Promise<StoredForm<Summary> | { errors: FormErrors } | Extract<SubmitResult, { kind: 'flood' | 'invalid' }>>;

interface StoredForm<Summary> extends Stored {
  /** The summary for a sender who is still on the page. */
  summary?: Summary;
}

/** Returns the result of a form within the time limit. Never throws: a failure is logged and becomes `unavailable`. */
export async function submitForm<Summary>(
  work: Work<Summary>,
  { log, limitMs }: Parts,
): Promise<SubmitResult<Summary>> {
  let givenUp = false;
  const assertInTime = () => {
    if (givenUp) throw new TimedOut('the visitor has been told that it failed');
  };
  try {
    const result = await withTimeout(limitMs, work(assertInTime));
    if ('kind' in result) return result;
    if ('errors' in result) return { kind: 'invalid', errors: result.errors };
    const { record, repeated, summary } = result;
    return { kind: 'stored', enquiry: record, repeated, ...(summary !== undefined && { summary }) };
  } catch (error) {
    givenUp = true;
    log.error({ error: errorFields(error) }, 'a form could not be stored');
    return { kind: 'unavailable' };
  }
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

/** Is called once the result of a form is known. */
export type AfterSubmit = (form: FormName, result: SubmitResult) => void;

interface AfterSubmitParts {
  counts: FormCounts;
  /** Notifies the open desks that something new has come. */
  notifyDesk: () => void;
  /** Checks again whether the site can store anything. */
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
