import type { texts as english } from './occasion-choice.texts.ts';

export const texts: typeof english = {
  question: 'किस बारे में पूछना है?',
  event: 'आयोजन',
  room: 'कमरा',
};
