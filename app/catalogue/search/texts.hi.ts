import type * as english from './texts.ts';

export const groupEntriesTexts: typeof english.groupEntriesTexts = {
  allHouses: 'इस ब्रांड के सभी होटल',
  weddings: 'शादियाँ',
};
