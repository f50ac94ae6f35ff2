import { UNSAFE_decodeViaTurboStream as decode } from 'react-router';

const minute = 60_000;
const hour = 60 * minute;
/** The days of the run may be named in words, and moments that are counted from now are a whole number of hours away. */
const indiaMinutes = 330;

/** Headers that differ between any two answers, or that say how a body was sent. */
const ownHeaders = new Set([
  ...['date', 'etag', 'content-length', 'content-encoding', 'connection', 'keep-alive', 'transfer-encoding'],
  ...['x-request-id', 'age', 'server-timing', 'accept-ranges', 'last-modified'],
]);

/** Masks what two runs of the same code have differently: moments, ids, tokens, names of built files. */
export function createMask(begun = Date.now()) {
  const isNow = (time) => time > begun - 5 * minute && time < Date.now() + 5 * minute;
  const moment = (text) => {
    const time = Date.parse(text.includes('T') || text.includes(' ') ? text : `${text}T00:00:00Z`);
    if (Number.isNaN(time)) return text;
    const hours = Math.round((time - begun) / hour);
    const beside = time - begun - hours * hour;
    return beside > -5 * minute && beside < 20 * minute ? (hours === 0 ? '‹now›' : `‹now+${hours}›`) : text;
  };
  const clock = (text, hours, minutes, half = '') => {
    const at = ((Number(hours) % 12) + (/pm/i.test(half) || (!half && hours >= 12) ? 12 : 0)) * 60 + Number(minutes);
    const offsets = [0, indiaMinutes].map((zone) => Math.floor(begun / minute + zone) % 1440);
    return offsets.some((now) => (at - now + 1445) % 1440 < 30) ? '‹clock›' : text;
  };
  return (text, { url = '', dataDir = '', cwd = '' } = {}) => {
    const port = url && new URL(url).port;
    let masked = text;
    if (port) masked = masked.replaceAll(new RegExp(`(https?://)?(127\\.0\\.0\\.1|localhost):${port}`, 'g'), '‹site›');
    for (const path of [dataDir, cwd].filter(Boolean)) masked = masked.replaceAll(path, '‹folder›');
    return (
      masked
        .replaceAll(/\d{4}-\d\d-\d\d[T ]\d\d:\d\d(:\d\d)?(\.\d+)?(Z|[+-]\d\d(:?\d\d)?)?/g, moment)
        // Milliseconds or microseconds.
        .replaceAll(/(?<!\d)1[789]\d{11}(\d{3})?(?!\d)/g, (digits) =>
          isNow(Number(digits.slice(0, 13))) ? '‹now›' : digits,
        )
        .replaceAll(/\b\d{8}T\d{6}Z?\b/g, (text) =>
          moment(text.replace(/(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z?/, '$1-$2-$3T$4:$5:$6Z')),
        )
        .replaceAll(/\b(\d{1,2}):(\d\d)(?::\d\d)?\s?(am|pm)?/gi, clock)
        .replaceAll(/\b\d+ h \d+ m(in)?\b|\b\d+(\.\d+)? (ms|s|seconds?)\b|\b\d+ (min|minutes?) ago\b/g, '‹span›')
        .replaceAll(/[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/gi, '‹id›')
        .replaceAll(/(TV|FN)-[0-9A-Z]{6}\b/gi, '$1-‹ref›')
        // A reference among the words by which the desk finds a lead; they are in the order of the alphabet.
        .replaceAll(/(words: ").*?'tv'/g, '$1‹words›')
        // A QR code says the page's address, with the port of its build.
        .replaceAll(/(M\d+ \d+h\d+v1h-\d+z){9,}/g, '‹QR code›')
        .replaceAll(/\/assets\/(?:[\w./-]+?-)?[\w-]{7,8}\.(\w+)/g, '/assets/‹file›.$1')
        .replaceAll(/\b[0-9a-f]{32,}\b/g, '‹hash›')
        // The codes that replace a second factor.
        .replaceAll(/<li>[\w]{5}-[\w]{5}<\/li>/g, '<li>‹code›</li>')
        .replaceAll(/\b(token|key|secret|code)=[\w%.-]{16,}/g, '$1=‹token›')
        .replaceAll(/\b(?=[\w-]*\d)(?=[\w-]*[A-Z])[\w-]{24,}\b/g, '‹token›')
    );
  };
}

/** An answer's status, headers and body as lines that can be compared. */
export async function linesOf({ status, headers, body }, mask) {
  const type = headers.get('content-type') ?? '';
  const heads = [...headers]
    .filter(([name]) => !ownHeaders.has(name))
    .map(([name, value]) => `${name}: ${headerText(name, value)}`);
  return {
    status: [String(status)],
    header: heads.map(mask).sort(),
    ...(await bodyLines(type, body, mask)),
  };
}

function headerText(name, value) {
  if (name === 'set-cookie') return value.replace(/=[^;]*/, '=‹value›').replace(/expires=[^;]*/i, 'expires=‹moment›');
  if (name === 'content-security-policy') return value.replaceAll(/\s*'sha256-[^']*'/g, '');
  if (name === 'link')
    return value
      .split(/,\s*(?=<)/)
      .filter((link) => !link.includes('/assets/'))
      .join(', ');
  return value;
}

async function bodyLines(type, body, mask) {
  if (/text\/html|xml/.test(type)) return { html: htmlLines(mask(body.toString())) };
  if (/x-script/.test(type)) return { data: jsonLines(await routeData(body), mask) };
  if (/json/.test(type)) {
    try {
      return { json: jsonLines(JSON.parse(body.toString()), mask) };
    } catch {
      return { json: [mask(body.toString())] };
    }
  }
  if (/^text|csv|calendar|javascript|^$/.test(type)) return { text: mask(body.toString()).split(/\r?\n/) };
  return { bytes: [`${type}: ${body.length} bytes`] };
}

const droppedElements =
  /<script\b(?![^>]*(?:ld\+json|speculationrules))[^>]*>.*?<\/script>|<style\b[^>]*>.*?<\/style>|<link\b[^>]*rel="(?:modulepreload|preload|stylesheet)"[^>]*>|<!--.*?-->/gs;

/** A page's elements, one a line: without scripts, styles and classes, and with React's own ids counted anew. */
function htmlLines(html) {
  const ids = new Map();
  return html
    .replaceAll(droppedElements, '')
    .replaceAll(/ (class|nonce|data-discover)="[^"]*"/g, '')
    .replaceAll(/_R_\w*_/g, (id) => {
      if (!ids.has(id)) ids.set(id, `‹id ${ids.size + 1}›`);
      return ids.get(id);
    })
    .replaceAll('><', '>\n<')
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
}

/** What the loaders of a page returned, whatever their routes are called. */
async function routeData(body) {
  try {
    const stream = new Blob([body]).stream();
    const { value, done } = await decode(stream, globalThis);
    await done;
    return Object.values(value)
      .map((one) => one?.data ?? one)
      .sort((a, b) => (inOrder(a) < inOrder(b) ? -1 : 1));
  } catch (error) {
    return [`not to be decoded: ${error.message}`, body.toString()];
  }
}

const inOrder = (value) => jsonLines(value, (text) => text).join('\n');

/** The leaves of a value, each with its path. */
export function jsonLines(value, mask, path = '') {
  if (value instanceof Date) return [mask(`${path}: ${value.toISOString()}`)];
  if (value instanceof Map || value instanceof Set) return jsonLines([...value], mask, path);
  if (value === null || typeof value !== 'object') return [mask(`${path}: ${JSON.stringify(value) ?? String(value)}`)];
  if (value instanceof Promise) return [`${path}: later`];
  const entries = Array.isArray(value) ? value.map((one) => ['[]', one]) : Object.entries(value).sort(byName);
  if (entries.length === 0) return [`${path}: ${Array.isArray(value) ? '[]' : '{}'}`];
  return entries.flatMap(([name, inner]) => jsonLines(inner, mask, `${path}.${name}`));
}

const byName = ([one], [other]) => (one < other ? -1 : 1);

/** The lines that only one of two lists has. */
function diff(before, after) {
  const left = new Map();
  for (const line of before) left.set(line, (left.get(line) ?? 0) + 1);
  const added = [];
  for (const line of after) {
    const count = left.get(line) ?? 0;
    if (count > 0) left.set(line, count - 1);
    else added.push(line);
  }
  const removed = [...left].flatMap(([line, count]) => Array(count).fill(line));
  if (removed.length + added.length > 0) return { removed, added };
  const at = before.findIndex((line, place) => line !== after[place]);
  return at < 0 ? undefined : { removed: [`in this order: ${before[at]}`], added: [`in this order: ${after[at]}`] };
}

/** The first lines, each from shortly before the place where it differs from its counterpart. */
function shown(lines, others) {
  return lines.slice(0, 3).map((line, place) => {
    const other = others[place] ?? '';
    let same = 0;
    while (same < line.length && line[same] === other[same]) same += 1;
    const from = other && same > 100 ? same - 60 : 0;
    return `${from > 0 ? '… ' : ''}${line.slice(from, from + 300)}${line.length > from + 300 ? ' …' : ''}`;
  });
}

/**
 * Collects what differs: the same difference in several places is listed once, with its first place.
 * @param {{ at: string, what: string, line: string, reason: string }[]} intended differences that a commit between the two
 *   wanted: lines of that kind and from there, both by pattern, are left out and counted
 * @param {(found: object) => void} onNew is told of each as soon as it is seen
 */
export function createDifferences(intended, onNew) {
  const found = new Map();
  const wanted = intended.map((one) => ({
    ...one,
    place: new RegExp(one.at),
    pattern: new RegExp(one.line),
    lines: 0,
  }));
  let compared = 0;

  function differenceOf(at, what, before, after) {
    const difference = diff(before, after);
    if (!difference) return undefined;
    const intends = (line) => wanted.find((one) => what === one.what && one.place.test(at) && one.pattern.test(line));
    const left = (lines) => lines.filter((line) => !intends(line));
    const removed = left(difference.removed);
    const added = left(difference.added);
    for (const line of [...difference.removed, ...difference.added]) {
      const one = intends(line);
      if (one) one.lines += 1;
    }
    return removed.length + added.length > 0 ? { removed, added } : undefined;
  }

  const kinds = (sides) => new Set(sides.flatMap((side) => Object.keys(side)));

  return {
    isSame: (at, [before, after]) =>
      [...kinds([before, after])].every((what) => !differenceOf(at, what, before[what] ?? [], after[what] ?? [])),
    /** @param {string} at where the lines come from @param {Record<string, string[]>[]} sides lines by what they are */
    compare(at, [before, after]) {
      compared += 1;
      for (const what of kinds([before, after])) {
        const difference = differenceOf(at, what, before[what] ?? [], after[what] ?? []);
        if (!difference) continue;
        const earlier = shown(difference.removed, difference.added);
        const now = shown(difference.added, difference.removed);
        const key = JSON.stringify([what, earlier, now]);
        const known = found.get(key);
        if (known) known.times += 1;
        else found.set(key, { what, first: at, times: 1, earlier, now });
        if (!known) onNew(found.get(key));
      }
    },
    /** A part of the run that broke off. */
    broke: (part, error) => found.set(part, { what: 'the run itself', first: part, times: 1, now: [error.stack] }),
    list: () => [...found.values()].sort((a, b) => (a.what < b.what ? -1 : a.what > b.what ? 1 : b.times - a.times)),
    compared: () => compared,
    intended: () => wanted.filter(({ lines }) => lines > 0).map(({ what, reason, lines }) => ({ what, reason, lines })),
  };
}
