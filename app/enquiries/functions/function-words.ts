import { englishFunctions } from './english-words.ts';

/** How functions and open days are written in the language of the page. */
export const functionWords = englishFunctions;
