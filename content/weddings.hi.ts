import { hindiTexts } from './hindi-texts.ts';
import { inHindi } from './parts/in-hindi.ts';
import * as english from './weddings.ts';

export const weddings = inHindi(english.weddings, hindiTexts);

/** All clips of the page. */
export const weddingClips: typeof english.weddingClips = () => inHindi(english.weddingClips(), hindiTexts);
