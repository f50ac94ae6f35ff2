import type { texts as english } from './article-pictures.texts.ts';

export const texts: typeof english = {
  pictures: 'तस्वीरें',
};
