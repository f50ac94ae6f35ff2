import { hindiTexts } from './hindi-texts.ts';
import { inHindi } from './parts/in-hindi.ts';
import * as english from './sustainability.ts';

export const sustainability = inHindi(english.sustainability, hindiTexts);
