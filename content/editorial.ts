import type { Editorial } from '#app/catalogue/editorial.ts';
import { groupTexts } from './group-texts.ts';
import { awards, posts } from './home.ts';
import { leaders } from './people.ts';
import { press } from './press.ts';

/** What the group tells of itself outside its hotels. */
export const editorial: Editorial = { press, awards, leaders, posts, texts: groupTexts };
