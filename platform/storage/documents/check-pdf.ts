import { promisify } from 'node:util';
import { constants, inflate } from 'node:zlib';
import type { DocumentProblem } from './read-document-type.ts';

const inflated = promisify(inflate);

/** Far more bytes than any CV has; a stream that inflates further is a bomb. */
const mostInflated = { stream: 8 * 1024 * 1024, all: 48 * 1024 * 1024 };
const mostObjectStreams = 2_000;
const mostObjects = 50_000;
/** Characters: the dictionary is before its stream, what ends the file at the very end. */
const dictionaryLength = 2_000;
const endLength = 4_096;

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

/** Where a reader may begin to read an object. */
const object = /(?<=[\d\0\s])obj(?![a-zA-Z])|trailer(?=[\0\s]{0,99}[<%])/g;
/** The last table ends so. A transfer may have lost the last lines, and the words of a printer may follow them. */
const end =
  /(?:startxref\s{0,8}\d{0,10}|>>)\s{0,99}(?:%(?:%(?:E(?:OF?)?)?)?)?(?:[\0\s]{0,99}.%-12345X[@\w\s="-]{0,200})?$/;

/** Whether a PDF is complete and only shows something: header, last table and end, no programs, no files inside. */
export async function checkPdf(bytes: Buffer): Promise<DocumentProblem | undefined> {
  let length = bytes.length;
  // Mail and scanners fill a file up with spaces or zeros.
  while ((bytes[length - 1] ?? 255) <= 32) length -= 1;
  const text = `${bytes.toString('latin1', 0, length)}\n`;
  if (!end.test(text.slice(-endLength, -1)) || !has(root, text)) return 'damaged';
  const places = [0];
  for (const { index } of text.matchAll(object)) if (places.push(index) > mostObjects) break;
  const syntax = withoutStrings(text, places);
  if (has(encrypted, syntax)) return 'locked';
  if (has(active, syntax) || markup.test(outsideStreams(text))) return 'active';
  return checkObjectStreams(bytes, text);
}

function has(pattern: RegExp, text: string): boolean {
  pattern.lastIndex = 0;
  return pattern.test(text);
}

/** What changes how the next characters are read, by what is being read. */
const marks = { code: /<<|>>|[[\]<(%]|stream[\r\n]/g, string: /\\[\s\S]|[()]/g, hex: />/g, comment: /[\r\n]/g };

/**
 * Returns the objects that begin at these places, without the words of a CV: "HTML/JavaScript" in a string is no
 * program. Returns everything if a reader could begin within what another one reads as a string.
 */
function withoutStrings(text: string, places: number[]): string {
  if (places.length === 0 || places.length > mostObjects) return text;
  const objects = places.map((place, index) => codeOf(text.slice(place, places[index + 1])));
  return objects.includes(undefined) ? text : objects.join('\n');
}

/** Returns an object without its strings and its stream; undefined if it is not closed. */
function codeOf(object: string): string | undefined {
  let [code, from, at, depth] = ['', 0, 0, 0];
  let mode: keyof typeof marks = 'code';
  const open: string[] = [];
  for (;;) {
    const pattern = marks[mode];
    pattern.lastIndex = at;
    const mark = pattern.exec(object)?.[0];
    if (mark === undefined) return mode === 'code' ? code + object.slice(from) : undefined;
    at = pattern.lastIndex;
    if (mode === 'string') {
      depth += mark === '(' ? 1 : mark === ')' ? -1 : 0;
      if (depth > 0) continue;
      from = at;
      mode = 'code';
    } else if (mode !== 'code') mode = 'code';
    else if (mark === '(') {
      code += object.slice(from, at);
      mode = 'string';
      depth = 1;
    } else if (mark === '%') mode = 'comment';
    else if (mark === '<') mode = 'hex';
    else if (mark === '<<' || mark === '[') open.push(mark);
    else if (mark === '>>' || mark === ']') {
      if (open.pop() !== (mark === ']' ? '[' : '<<')) return undefined;
    } else if (open.length === 0) {
      const end = object.indexOf('endstream', at);
      return code + object.slice(from, at) + (end < 0 ? '' : object.slice(end));
    }
  }
}

/** Returns the text of the objects themselves, without the data of their streams. */
function outsideStreams(text: string): string {
  const parts = text.split('endstream');
  return parts.map((part, index) => (index < parts.length - 1 ? part.split('stream', 1)[0] : part)).join(' ');
}

/** Objects may be compressed in a stream, so these are checked as well. */
async function checkObjectStreams(bytes: Buffer, text: string): Promise<DocumentProblem | undefined> {
  let sum = 0;
  let count = 0;
  for (const { index } of text.matchAll(objectStream)) {
    count += 1;
    const after = /stream(?:\r?\n|\r)/.exec(text.slice(index, index + dictionaryLength));
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
    if (has(active, withoutStrings(objects, placesIn(objects, dictionary)))) return 'active';
  }
  return undefined;
}

/** Returns where the objects of a stream begin, as its first numbers say; none if readers could count otherwise. */
function placesIn(objects: string, dictionary: string): number[] {
  const said = [...dictionary.matchAll(/\/(N|First)\s{1,8}(\d{1,9})/g)].map(([, name, digits]) => [
    name,
    Number(digits),
  ]);
  const { N: count = 0, First: first = 0 } = Object.fromEntries(said);
  const head = objects.slice(0, first);
  const numbers = head.match(/\d+/g)?.map(Number) ?? [];
  if (said.length !== 2 || numbers.length !== 2 * count || /[^\d\s]/.test(head)) return [];
  return numbers
    .filter((_, index) => index % 2 === 1)
    .map((place) => first + place)
    .sort((one, other) => one - other);
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
