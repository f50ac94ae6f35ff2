import { hindiTexts } from './hindi-texts.ts';
import { inHindi } from './parts/in-hindi.ts';
import { towns } from './regional-offices.hindi.ts';
import * as english from './regional-offices.ts';

export const regionalOffices: typeof english.regionalOffices = english.regionalOffices.map((office) => ({
  ...inHindi(office, hindiTexts),
  city: towns[office.city] ?? office.city,
}));
