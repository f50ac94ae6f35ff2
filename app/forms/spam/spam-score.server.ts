import type { SenderFacts } from '#app/forms/form-types.ts';
import { isDisposable } from './disposable-domains.server.ts';

/**
 * How many enquiries one source may send: above `hold` they are stored without mail for staff to see, above `flood`
 * they are refused. Many families share one address of a mobile carrier. Times are in milliseconds.
 */
export const enquiryTraffic = {
  windowMs: 10 * 60_000,
  line: { hold: 10, flood: 100 },
  network: { hold: 40, flood: 400 },
  /** Enquiries of one e-mail address or phone number within a day; a family asks several hotels. */
  sameSender: 12,
  /** Other people who sent the same text within a day, if the text is longer than two people would write alike. */
  sameWords: 2,
  longWords: 40,
  /** No person fills in a form within so many milliseconds. */
  quickestMs: 2_000,
} as const;

/** How much came from the same address, sender or text; zeros if limits are off or the database gave no counts. */
export interface Traffic {
  line: number;
  network: number;
  sameSender: number;
  sameWords: number;
}

/** The certainty of each reason, in percent; if they add up to a hundred, an enquiry is held back for staff to see. */
const weights = {
  trap: 100,
  'many from one address': 100,
  'many from one network': 100,
  'many of one sender': 100,
  'same words from others': 60,
  'filled in too quickly': 60,
  'disposable address': 60,
  'links in the text': 60,
} as const;
type Suspicion = keyof typeof weights;

interface Judged {
  sender: SenderFacts;
  email: string;
  words: string | null;
  traffic: Traffic;
}

function suspicionsOf({ sender, email, words, traffic }: Judged): Suspicion[] {
  const found: Record<Suspicion, boolean> = {
    trap: sender.trap.trim() !== '',
    'many from one address': traffic.line > enquiryTraffic.line.hold,
    'many from one network': traffic.network > enquiryTraffic.network.hold,
    'many of one sender': traffic.sameSender >= enquiryTraffic.sameSender,
    'same words from others':
      (words?.length ?? 0) >= enquiryTraffic.longWords && traffic.sameWords >= enquiryTraffic.sameWords,
    'filled in too quickly': sender.tookMs !== null && sender.tookMs < enquiryTraffic.quickestMs,
    'disposable address': isDisposable(email),
    'links in the text': (words?.match(/https?:\/\/|www\./gi)?.length ?? 0) >= 2,
  };
  return (Object.keys(found) as Suspicion[]).filter((suspicion) => found[suspicion]);
}

/** Returns the reasons why an enquiry is held back, for staff to read; empty if it is not. */
export function spamReasons(judged: Judged): string[] {
  const suspicions = suspicionsOf(judged);
  return suspicions.reduce((sum, suspicion) => sum + weights[suspicion], 0) >= 100 ? suspicions : [];
}
