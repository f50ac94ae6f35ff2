import type { SenderFacts } from '#app/forms/form.ts';
import { enquiryTraffic as limits } from '#app/forms/spam/traffic-limits.ts';
import { isDisposable } from './disposable-domains.server.ts';

/** What came from the same place, sender or pen; zeros where limits are off or the database did not say. */
export interface Traffic {
  line: number;
  network: number;
  sameSender: number;
  sameWords: number;
}

/** Each says by itself how sure it is, in percent; a hundred together hold an enquiry back for staff to see. */
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
    'many from one address': traffic.line > limits.line.hold,
    'many from one network': traffic.network > limits.network.hold,
    'many of one sender': traffic.sameSender >= limits.sameSender,
    'same words from others': (words?.length ?? 0) >= limits.longWords && traffic.sameWords >= limits.sameWords,
    'filled in too quickly': sender.tookMs !== null && sender.tookMs < limits.quickestMs,
    'disposable address': isDisposable(email),
    'links in the text': (words?.match(/https?:\/\/|www\./gi)?.length ?? 0) >= 2,
  };
  return (Object.keys(found) as Suspicion[]).filter((suspicion) => found[suspicion]);
}

/** Why an enquiry is held back, for staff to read; nothing where it is not. */
export function spamReasons(judged: Judged): string[] {
  const suspicions = suspicionsOf(judged);
  return suspicions.reduce((sum, suspicion) => sum + weights[suspicion], 0) >= 100 ? suspicions : [];
}
