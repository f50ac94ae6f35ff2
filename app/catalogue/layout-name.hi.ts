import { lookUp } from '#platform/look-up.ts';
import type * as english from './layout-name.ts';

const names: Record<string, string> = {
  Theatre: 'थिएटर',
  Classroom: 'क्लासरूम',
  Banquet: 'बैंक्वेट',
  Reception: 'रिसेप्शन',
  Boardroom: 'बोर्डरूम',
  'U-shape': 'U-शेप',
  Wedding: 'शादी',
};

/** A layout that the team added is shown as it is. */
export const layoutName: typeof english.layoutName = (layout) => lookUp(names, layout) ?? layout;
