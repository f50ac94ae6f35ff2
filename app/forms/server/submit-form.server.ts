import type { Logger } from 'pino';
import type { SentEnquiry } from '#app/enquiries/event/enquiry.ts';
import type { FormErrors, SubmitResult } from '#app/forms/form.ts';
import { TimedOut, withTimeout } from '#platform/database/with-timeout.ts';
import { errorFields } from '#platform/telemetry/logging.ts';
import type { Stored } from './store-once.server.ts';

interface Parts {
  log: Logger;
  /** How long a visitor waits for the database before being told that it failed. */
  limitMs: number;
}

/** Reads and stores; `assertInTime` throws once the visitor has been told that it failed. */
type Work = (
  assertInTime: () => void,
) => Promise<StoredForm | { errors: FormErrors } | Extract<SubmitResult, { kind: 'flood' | 'invalid' }>>;

interface StoredForm extends Stored {
  /** For the confirmation, where the sender is still on the page. */
  summary?: SentEnquiry;
}

/** What became of a form, within the limit. Never throws: whatever goes wrong is said and logged. */
export async function submitForm(work: Work, { log, limitMs }: Parts): Promise<SubmitResult> {
  let givenUp = false;
  const assertInTime = () => {
    if (givenUp) throw new TimedOut('the visitor has been told that it failed');
  };
  try {
    const result = await withTimeout(limitMs, work(assertInTime));
    if ('kind' in result) return result;
    if ('errors' in result) return { kind: 'invalid', errors: result.errors };
    const { record, repeated, summary } = result;
    return { kind: 'stored', enquiry: record, repeated, ...(summary && { summary }) };
  } catch (error) {
    givenUp = true;
    log.error({ error: errorFields(error) }, 'a form could not be stored');
    return { kind: 'unavailable' };
  }
}
