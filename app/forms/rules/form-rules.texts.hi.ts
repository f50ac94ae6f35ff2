import type { texts as english } from './form-rules.texts.ts';

export const texts: typeof english = {
  fieldsMissing: 'कृपया सभी ज़रूरी जानकारी भरें',
  fieldsWrong: 'कृपया नीचे लिखी बातें जाँच लें',
};
