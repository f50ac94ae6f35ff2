import type { SenderFacts } from '#app/forms/form.ts';

/** Of a form that came from nowhere in particular, as in a test. */
export const unknownSender: SenderFacts = { address: '', trap: '', tookMs: null };
