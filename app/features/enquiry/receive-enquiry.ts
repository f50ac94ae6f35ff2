import type { Received } from '#app/features/forms/form-response.ts';
import { sentCookie } from '#app/features/forms/sent-cookie.ts';
import { paths } from '#app/paths.ts';
import type { EnquiryValues } from '#domain/enquiry.ts';
import { summariseErrors } from '#domain/enquiry-check.ts';
import { readEnquiryValues } from '#domain/enquiry-schema.ts';
import { variantOf } from '#domain/enquiry-variant.ts';
import type { SubmitResult } from '#domain/form.ts';

interface Parts {
  submit: (values: EnquiryValues) => Promise<SubmitResult>;
  /** Signs the cookie that lets the sender read the confirmation's summary. */
  secret: string;
  origin: string;
  /** Whether another site sent the form. */
  foreignOrigin: boolean;
}

export async function receiveEnquiry(request: Request, parts: Parts): Promise<Received> {
  const values = readEnquiryValues(Object.fromEntries(await request.formData()));
  const cookie = sentCookie(parts.secret, parts.origin);
  return {
    outcome: parts.foreignOrigin ? { kind: 'foreign' } : await parts.submit(values),
    values,
    summarise: (errors) => summariseErrors(values, errors, variantOf(values)),
    locationOf: paths.enquirySent,
    remember: (reference) => cookie.remember(request, reference),
  };
}
