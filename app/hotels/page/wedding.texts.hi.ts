import type { texts as english } from './wedding.texts.ts';

export const texts: typeof english = {
  plan: 'शादी की तैयारी करें',
};
