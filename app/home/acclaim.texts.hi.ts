import { lookUp } from '#platform/look-up.ts';
import type { texts as english } from './acclaim.texts.ts';

const categories: Record<string, string> = {
  Banquets: 'बैंक्वेट',
  Dining: 'खाना-पीना',
  Hotels: 'होटल',
  Weddings: 'शादियाँ',
};

export const texts: typeof english = {
  awards: 'पुरस्कार और सम्मान',
  category: (name) => lookUp(categories, name) ?? name,
  press: 'ख़बरों में हम',
  allPress: 'सारी ख़बरें देखें',
  posts: 'LinkedIn पर नया',
  follow: 'LinkedIn पर हमसे जुड़ें',
  likes: (figure) => `${figure} लाइक`,
  comments: (figure) => `${figure} कमेंट`,
  shares: (figure) => `${figure} शेयर`,
};
