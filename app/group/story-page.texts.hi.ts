import type { texts as english } from './story-page.texts.ts';

export const texts: typeof english = {
  tabTitle: 'हमारी कहानी – Tivoli',
  title: 'हमारी कहानी',
};
