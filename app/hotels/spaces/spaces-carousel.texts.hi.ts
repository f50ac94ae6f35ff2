import type { texts as english } from './spaces-carousel.texts.ts';

export const texts: typeof english = {
  place: (place, count) => `${count} में से ${place}`,
  pause: 'रोकें',
  play: 'चलाएँ',
  carousel: 'कैरोसेल',
  label: 'हॉल और लॉन, एक-एक करके',
  previous: 'पिछली जगह',
  next: 'अगली जगह',
};
