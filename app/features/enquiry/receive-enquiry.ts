import type { Received } from '#app/features/forms/form-response.ts';
import { senderOf } from '#app/features/forms/sender-of.ts';
import { sentCookie } from '#app/features/forms/sent-cookie.ts';
import { paths } from '#app/paths.ts';
import type { EnquiryValues } from '#domain/enquiry.ts';
import { summariseErrors } from '#domain/enquiry-check.ts';
import { readEnquiryValues } from '#domain/enquiry-schema.ts';
import { variantOf } from '#domain/enquiry-variant.ts';
import type { SenderFacts, SubmitResult } from '#domain/form.ts';

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
