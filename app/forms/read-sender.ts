import type { SenderFacts } from './form.ts';

/** What a form says of how it was filled in, beside its fields. */
export function senderOf(form: { get(name: string): unknown }, address: string): SenderFacts {
  const [trap, took] = [form.get('fax'), form.get('took_ms')];
  return {
    address,
    trap: typeof trap === 'string' ? trap : '',
    tookMs: typeof took === 'string' && /^\d{1,9}$/.test(took) ? Number(took) : null,
  };
}
