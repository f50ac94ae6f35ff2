import type { texts as english } from './experiences.texts.ts';

export const texts: typeof english = {
  rooms: 'कमरे देखें',
  dining: 'खाना-पीना देखें',
  spaces: 'हॉल और लॉन देखें',
  weddings: 'शादियाँ देखें',
  amenities: 'सुविधाएँ देखें',
};
