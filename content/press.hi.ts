import { hindiTexts } from './hindi-texts.ts';
import { inHindi } from './parts/in-hindi.ts';
import * as english from './press.ts';

export const press = inHindi(english.press, hindiTexts);
