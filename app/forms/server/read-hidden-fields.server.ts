import type { FormValues, SenderFacts } from '#app/forms/form-types.ts';
import { cleanLine } from '#platform/clean-text.ts';

/** The longest text of each column of a lead that says where its visitor came from. */
const campaignFields = {
  utm_source: 200,
  utm_medium: 200,
  utm_campaign: 200,
  utm_term: 200,
  utm_content: 200,
  /** The host alone, because an address may contain personal data. */
  referrer_host: 255,
  /** The tab's first page, without its query. */
  landing_path: 500,
} as const;
export type Campaign = Partial<Record<keyof typeof campaignFields, string>>;

/** Reads where the visitor came from, a query string that the form's script sends; other names are left out. */
export function readCampaign(text: string): Campaign {
  const sent = new URLSearchParams(text);
  const campaign: Campaign = {};
  for (const [field, limit] of Object.entries(campaignFields) as [keyof Campaign, number][]) {
    const value = cleanLine(sent.get(field) ?? '').slice(0, limit);
    if (value && isPossible(field, value)) campaign[field] = value;
  }
  return campaign;
}

function isPossible(field: keyof Campaign, value: string): boolean {
  if (field === 'landing_path') return /^\/[^?#]*$/.test(value);
  if (field === 'referrer_host') return /^[\p{L}\p{N}.-]+(?::\d+)?$/u.test(value);
  return true;
}

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[0-9a-f]{4}-[0-9a-f]{12}$/;

/** Returns the id that the visitor's browser gave this form, or null if no script did. */
export function readSubmissionId(text: string): string | null {
  const id = text.trim().toLowerCase();
  return uuid.test(id) ? id : null;
}

/** How the form was filled in, and from which address. */
export function readSender({ fax = '', took_ms = '' }: FormValues, address: string): SenderFacts {
  return { address, trap: fax, tookMs: /^\d{1,9}$/.test(took_ms) ? Number(took_ms) : null };
}

/** A sender without an origin or a browser, for tests. */
export const unknownSender: SenderFacts = { address: '', trap: '', tookMs: null };
