import type { SenderFacts, SubmitResult } from '#app/forms/form.ts';
import type { Received } from '#app/forms/form-response.ts';
import { senderOf } from '#app/forms/read-sender.ts';
import { sentCookie } from '#app/forms/sent-cookie.ts';
import { paths } from '#app/paths.ts';
import { summariseErrors } from './check-enquiry.ts';
import type { EnquiryValues } from './enquiry.ts';
import { variantOf } from './enquiry-variant.ts';
import { readEnquiryValues } from './read-enquiry.ts';

interface Parts {
  submit: (values: EnquiryValues, sender: SenderFacts) => Promise<SubmitResult>;
  /** The address that senders are counted by. */
  senderAddress: string;
  /** Signs the cookie that lets the sender read the confirmation's summary. */
  secret: string;
  origin: string;
  /** Whether another site sent the form. */
  foreignOrigin: boolean;
}

export async function receiveEnquiry(request: Request, parts: Parts): Promise<Received> {
  const form = await request.formData();
  const values = readEnquiryValues(Object.fromEntries(form));
  const cookie = sentCookie(parts.secret, parts.origin);
  return {
    outcome: parts.foreignOrigin
      ? { kind: 'foreign' }
      : await parts.submit(values, senderOf(form, parts.senderAddress)),
    values,
    summarise: (errors) => summariseErrors(values, errors, variantOf(values)),
    locationOf: paths.enquirySent,
    remember: (reference) => cookie.remember(request, reference),
  };
}
