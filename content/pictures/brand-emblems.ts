import type { Picture } from '#platform/images/picture.ts';
import { picture } from './picture.ts';

/** The picture of each brand in the header's menu. The brand's own page has another one. */
const emblems = new Map<string, Picture>(
  Object.entries({
    tivoli: picture('brand/tivoli-emblem'),
    omnia: picture('brand/omnia-emblem'),
    wedcation: picture('brand/wedcation-emblem'),
    'upper-hse': picture('brand/upper-hse-emblem'),
  }),
);

/** A brand that staff added has none. */
export function emblemOf(slug: string): Picture | undefined {
  return emblems.get(slug);
}
