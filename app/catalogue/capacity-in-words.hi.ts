import { lookUp } from '#platform/look-up.ts';
import type * as english from './capacity-in-words.ts';

const phrases: Record<string, string> = {
  flexible: 'ज़रूरत के हिसाब से',
  'on request': 'पूछने पर',
};

/** Other words that the team wrote are shown as they are. */
export const capacityInWords: typeof english.capacityInWords = (capacity) =>
  lookUp(phrases, capacity.trim().toLowerCase()) ??
  capacity.replace(/^up to ([\d,]+) guests$/i, '$1 मेहमानों तक').replace(/ guests$/i, ' मेहमान');
