import type { texts as english } from './contact-form.texts.ts';

export const texts: typeof english = {
  about: 'विषय',
  chooseTopic: 'विषय चुनें',
  message: 'आपका संदेश',
  submit: 'संदेश भेजें',
};
