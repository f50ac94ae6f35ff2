import { displayFilename } from '#platform/storage/display-filename.ts';
import type { DocumentType } from './document-types.ts';

/** Characters that turn the text after them round, so that "fdp.exe" is read as "exe.pdf". */
const turnsRound = /[\u202d\u202e]/;

/**
 * Whether a document's name says what its content is. Its last extension counts, as it does for the program that would
 * open it; a name without any extension says nothing wrong.
 */
export function isNamedAs(type: DocumentType, filename: string): boolean {
  if (turnsRound.test(filename)) return false;
  // Windows takes dots and spaces at the end for nothing.
  const name = displayFilename(filename, '').replace(/[.\s]{1,255}$/, '');
  const dot = name.lastIndexOf('.');
  return dot < 0 || name.slice(dot + 1).toLowerCase() === type;
}
