import type { EnquiryValues, SubmitResult } from '#domain/enquiry.ts';
import { readEnquiryValues } from '#domain/enquiry-schema.ts';
import { sentCookie } from './sent-cookie.ts';

interface Parts {
  submit: (values: EnquiryValues) => Promise<SubmitResult>;
  /** Signs the cookie that lets the sender read the confirmation's summary. */
  secret: string;
  origin: string;
  /** Whether another site sent the form. */
  foreignOrigin: boolean;
}

/** A form post and what became of it; `foreign`: another site sent it, and nothing was done. */
export interface Received {
  outcome: SubmitResult | { kind: 'foreign' };
  values: EnquiryValues;
  remember: (reference: string) => Promise<string>;
}

export async function receiveEnquiry(request: Request, parts: Parts): Promise<Received> {
  const values = readEnquiryValues(Object.fromEntries(await request.formData()));
  const cookie = sentCookie(parts.secret, parts.origin);
  return {
    outcome: parts.foreignOrigin ? { kind: 'foreign' } : await parts.submit(values),
    values,
    remember: (reference) => cookie.remember(request, reference),
  };
}
