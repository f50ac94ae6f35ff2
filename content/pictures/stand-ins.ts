import type { BriefName } from './briefs.ts';

/**
 * Names that show another name's picture instead of one of their own. The two never stand on the same page, and a name
 * leaves this list when a master of its own lies under `originals/`.
 */
export const standIns: Partial<Record<BriefName, BriefName>> = {
  'tivoli-bijwasan/gallery-6': 'tivoli-royal-palace/gallery-6',
  'tivoli-royal-palace/tour': 'tivoli-royal-court-okhla/space-astoria-hall',
  'tivoli-bijwasan/tour': 'omnia-dwarka-expressway/hero-3',
};
