import { hindi } from './careers.hindi.ts';
import * as english from './careers.ts';
import { inHindi } from './parts/in-hindi.ts';

export const careers = inHindi(english.careers, hindi);
