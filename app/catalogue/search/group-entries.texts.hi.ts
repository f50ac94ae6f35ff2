import type { texts as english } from './group-entries.texts.ts';

export const texts: typeof english = {
  allHouses: 'इस ब्रांड के सभी होटल',
  weddings: 'शादियाँ',
};
