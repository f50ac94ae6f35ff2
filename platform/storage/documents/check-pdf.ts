import { promisify } from 'node:util';
import { constants, inflate } from 'node:zlib';
import type { DocumentProblem } from './read-document-type.ts';

const inflated = promisify(inflate);

/** Far more bytes than any CV has; a stream that inflates further is a bomb. */
const mostInflated = { stream: 8 * 1024 * 1024, all: 48 * 1024 * 1024 };
const mostObjectStreams = 2_000;
/** Characters: the dictionary is before its stream, the address of the last table at the very end. */
const dictionaryLength = 2_000;
const endLength = 128;

/** Matches a name as a PDF may contain it: each of its characters may be written as # and two hexadecimal digits. */
function named(...names: string[]): RegExp {
  const character = (letter: string) => {
    const digits = letter.charCodeAt(0).toString(16);
    const anyCase = [...digits].map((digit) => (/[a-f]/.test(digit) ? `[${digit}${digit.toUpperCase()}]` : digit));
    return `(?:${letter}|#${anyCase.join('')})`;
  };
  const written = names.map((name) => [...name].map(character).join(''));
  return new RegExp(`/(?:${written.join('|')})(?=[\\0\\s()<>[\\]{}/%])`, 'g');
}

/** The names that make a reader run, fetch or open something, or give it another file. */
const active = named(
  'JavaScript',
  'Launch',
  'EmbeddedFile',
  'EmbeddedFiles',
  'RichMedia',
  'Rendition',
  'SubmitForm',
  'ImportData',
  'GoToE',
  'XFA',
);
const encrypted = named('Encrypt');
const objectStream = named('ObjStm');
const root = named('Root');
const markup = /<(?:script|html|!doctype|svg|\?php|iframe|object\s)/i;

/** Whether a PDF is complete and only shows something: header, last table and end, no programs, no files inside. */
export async function checkPdf(bytes: Buffer): Promise<DocumentProblem | undefined> {
  const text = bytes.toString('latin1');
  if (!isWhole(text)) return 'damaged';
  if (has(encrypted, text)) return 'locked';
  if (has(active, text) || markup.test(outsideStreams(text))) return 'active';
  return checkObjectStreams(bytes, text);
}

function has(pattern: RegExp, text: string): boolean {
  pattern.lastIndex = 0;
  return pattern.test(text);
}

function isWhole(text: string): boolean {
  if (!/^%PDF-[12]\.\d/.test(text.slice(0, 16))) return false;
  const end = text.lastIndexOf('%%EOF');
  if (end < 0 || !/^[\0\s]*$/.test(text.slice(end + 5, end + 5 + 4_096)) || text.length > end + 5 + 4_096) return false;
  const address = /startxref\s{1,8}(\d{1,10})\s{1,8}$/.exec(text.slice(Math.max(0, end - endLength), end))?.[1];
  if (address === undefined || Number(address) >= end) return false;
  // Whether a table, or an object that contains one, is there; some programs miss its beginning by a few bytes.
  const table = text.slice(Math.max(0, Number(address) - 8), Number(address) + 40);
  return /xref|\d\s+\d+\s+obj/.test(table) && has(root, text);
}

/** Returns the text of the objects themselves, without the data of their streams. */
function outsideStreams(text: string): string {
  const parts: string[] = [];
  let at = 0;
  for (;;) {
    const start = text.indexOf('stream', at);
    const end = start < 0 ? -1 : text.indexOf('endstream', start + 6);
    if (end < 0) break;
    parts.push(text.slice(at, start));
    at = end + 9;
  }
  parts.push(text.slice(at));
  return parts.join(' ');
}

/** Objects may be compressed in a stream, so these are checked as well. */
async function checkObjectStreams(bytes: Buffer, text: string): Promise<DocumentProblem | undefined> {
  let sum = 0;
  let count = 0;
  for (const { index } of text.matchAll(objectStream)) {
    count += 1;
    const after = /stream\r?\n/.exec(text.slice(index, index + dictionaryLength));
    if (!after || count > mostObjectStreams) return 'damaged';
    const before = text.slice(Math.max(0, index - dictionaryLength), index);
    const dictionary = before.slice(before.lastIndexOf('obj') + 3) + text.slice(index, index + after.index);
    // No ordinary program writes the filter's name in digits; a file that does hides its content.
    if (/#[0-9a-f]{2}/i.test(dictionary.replace(objectStream, ''))) return 'damaged';
    if (!dictionary.includes('/Filter')) continue;
    if (!/\/Filter\s{0,8}\[?\s{0,8}\/FlateDecode\s{0,8}(?:\]|\/|>|$)/.test(dictionary)) return 'damaged';
    if (dictionary.includes('/Predictor')) return 'damaged';
    const objects = await inflatedText(bytes.subarray(index + after.index + after[0].length));
    sum += objects?.length ?? 0;
    if (objects === undefined || sum > mostInflated.all) return 'damaged';
    if (has(active, objects)) return 'active';
    if (has(encrypted, objects)) return 'locked';
  }
  return undefined;
}

/** Inflates and ignores what follows the compressed data. Undefined if there are none, or far too many. */
async function inflatedText(data: Buffer): Promise<string | undefined> {
  try {
    const options = { maxOutputLength: mostInflated.stream, finishFlush: constants.Z_SYNC_FLUSH };
    return (await inflated(data, options)).toString('latin1');
  } catch {
    return undefined;
  }
}
