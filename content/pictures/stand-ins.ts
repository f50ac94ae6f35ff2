import type { BriefName } from './briefs.ts';

/**
 * Names that show another name's picture instead of one of their own. The two never stand on the same page, and a name
 * leaves this list when a master of its own lies under `originals/`.
 */
export const standIns: Partial<Record<BriefName, BriefName>> = {
  'tivoli-bijwasan/gallery-6': 'tivoli-royal-palace/gallery-6',
  'tivoli-royal-court-okhla/gallery-1': 'omnia-greater-noida/gallery-6',
  'tivoli-royal-court-okhla/gallery-4': 'the-tivoli/gallery-4',
  'tivoli-royal-court-okhla/gallery-5': 'the-tivoli/gallery-6',
  'tivoli-royal-court-okhla/gallery-6': 'home/story',
  'omnia-dwarka-expressway/gallery-1': 'omnia-noida/hero-1',
  'omnia-dwarka-expressway/gallery-3': 'wedcation-by-tivoli-israna/gallery-3',
  'omnia-dwarka-expressway/gallery-4': 'wedcation-by-tivoli-israna/dining-banquet-catering',
  'omnia-dwarka-expressway/gallery-5': 'tivoli-bijwasan/gallery-4',
  'omnia-dwarka-expressway/gallery-6': 'tivoli-heritage-palace/space-ocean-garden',
  'omnia-greater-noida/gallery-1': 'tivoli-lotus-court/gallery-1',
  'omnia-greater-noida/gallery-2': 'omnia-dwarka-expressway/space-360-hall',
  'omnia-greater-noida/gallery-3': 'omnia-dwarka-expressway/gallery-2',
  'omnia-greater-noida/gallery-4': 'tivoli-royal-palace/gallery-4',
  'omnia-greater-noida/gallery-5': 'tivoli-royal-palace/gallery-2',
  'upper-hse-sultanpur/gallery-2': 'tivoli-heritage-palace/gallery-4',
  'upper-hse-sultanpur/gallery-3': 'tivoli-heritage-palace/gallery-2',
  'upper-hse-sultanpur/gallery-5': 'location/delhi',
  'omnia-noida/gallery-1': 'location/noida',
  'omnia-noida/gallery-2': 'tivoli-heritage-palace/room-superior',
  'omnia-noida/gallery-4': 'wedcation-by-tivoli-israna/dining-glass-house',
  'omnia-noida/gallery-5': 'omnia-greater-noida/card',
  'tivoli-royal-palace/tour': 'tivoli-royal-court-okhla/space-astoria-hall',
  'tivoli-bijwasan/tour': 'omnia-dwarka-expressway/hero-3',
};
