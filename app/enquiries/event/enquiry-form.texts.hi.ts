import type { texts as english } from './enquiry-form.texts.ts';

export const texts: typeof english = {
  chooseVenue: 'वेन्यू चुनें',
};
