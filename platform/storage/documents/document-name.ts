import { displayFilename } from '#platform/storage/display-filename.ts';
import type { DocumentType } from './document-types.ts';

/** These characters reverse the text after them, so that "fdp.exe" is read as "exe.pdf". */
const turnsRound = /[\u202d\u202e]/;

/**
 * Whether a document's name matches its content. Its last extension counts, as it does for the program that would open
 * it; a name without any extension is not wrong.
 */
export function hasMatchingName(type: DocumentType, filename: string): boolean {
  if (turnsRound.test(filename)) return false;
  // Windows ignores dots and spaces at the end.
  const name = displayFilename(filename, '').replace(/[.\s]{1,255}$/, '');
  const dot = name.lastIndexOf('.');
  return dot < 0 || name.slice(dot + 1).toLowerCase() === type;
}
