import sheet from './hindi.css?url';
import type * as english from './page-sheet.ts';

export const pageSheet: typeof english.pageSheet = sheet;
