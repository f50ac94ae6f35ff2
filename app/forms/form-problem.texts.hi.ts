import type { texts as english } from './form-problem.texts.ts';

export const texts: typeof english = {
  orCall: 'या',
  afterPhone: ' पर कॉल करें।',
};
