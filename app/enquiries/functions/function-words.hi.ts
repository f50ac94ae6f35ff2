import { hindiFunctions } from './hindi-words.ts';

export const functionWords = hindiFunctions;
