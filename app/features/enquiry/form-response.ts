import { data, redirectDocument } from 'react-router';
import { paths } from '#app/paths.ts';
import type { EnquiryValues, SubmitResult } from '#domain/enquiry.ts';
import { summariseErrors } from '#domain/enquiry-check.ts';
import { variantOf } from '#domain/enquiry-variant.ts';
import type { FormReply } from './form-reply.ts';

/** What became of a form post; `foreign`: another site sent it. */
export type FormOutcome = SubmitResult | { kind: 'foreign' };

/** Seconds after which a browser may try again by itself. */
const retryAfter = '60';

/**
 * Every end of a form post in one place: 303 to the confirmation, or the form again with its values and what is wrong
 * (422, 403, 503). `remember` makes the cookie that lets the sender read the confirmation's summary.
 */
export async function formResponse(
  outcome: FormOutcome,
  values: EnquiryValues,
  remember: (reference: string) => Promise<string>,
) {
  const again = (status: number, reply: FormReply, headers: HeadersInit = {}) =>
    data({ ...reply, values } satisfies FormReply, { status, headers });

  switch (outcome.kind) {
    case 'stored': {
      const { reference } = outcome.enquiry;
      // A whole new document: the confirmation must not depend on scripts that may no longer be there.
      return redirectDocument(paths.enquirySent(reference), {
        status: 303,
        headers: { 'Set-Cookie': await remember(reference) },
      });
    }
    case 'invalid': {
      const { errors } = outcome;
      return again(422, { kind: 'invalid', summary: summariseErrors(values, errors, variantOf(values)), errors });
    }
    case 'foreign':
      return again(403, { kind: 'foreign' });
    case 'unavailable':
      return again(503, { kind: 'unavailable' }, { 'Retry-After': retryAfter });
  }
}
