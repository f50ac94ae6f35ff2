import type { Picture } from '#platform/images/picture.ts';
import { picture } from './picture.ts';

/** What the header's menu shows of each brand; its page has the brand's scene instead. */
const emblems: Partial<Record<string, Picture>> = {
  tivoli: picture('brand/tivoli-emblem'),
  omnia: picture('brand/omnia-emblem'),
  wedcation: picture('brand/wedcation-emblem'),
  'upper-hse': picture('brand/upper-hse-emblem'),
};

/** A brand that staff added has none. */
export function emblemOf(slug: string): Picture | undefined {
  return emblems[slug];
}
