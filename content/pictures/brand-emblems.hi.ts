import { inHindi } from '../parts/in-hindi.ts';
import * as english from './brand-emblems.ts';
import { hindi } from './pictures.hindi.ts';

export const emblemOf: typeof english.emblemOf = (slug) => inHindi(english.emblemOf(slug), hindi);
