import type { texts as english } from './story.texts.ts';

export const texts: typeof english = {
  ourStory: 'हमारी कहानी',
};
