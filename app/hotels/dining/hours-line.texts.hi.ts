import type { texts as english } from './hours-line.texts.ts';

export const texts: typeof english = {
  morning: 'सुबह 6',
  noon: 'दोपहर 12',
  evening: 'शाम 6',
  midnight: 'रात 12',
};
