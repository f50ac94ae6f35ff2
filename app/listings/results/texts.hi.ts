import type * as english from './texts.ts';

export const spaceRowTexts: typeof english.spaceRowTexts = {
  guests: () => 'मेहमान',
  onRequest: 'क्षमता पूछने पर',
};
