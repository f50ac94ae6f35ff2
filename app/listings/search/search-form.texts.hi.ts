import type { texts as english } from './search-form.texts.ts';

export const texts: typeof english = {
  label: 'होटल, शहर या हॉल खोजें',
  search: 'खोजें',
};
