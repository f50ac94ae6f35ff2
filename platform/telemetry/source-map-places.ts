import { readFile } from 'node:fs/promises';
import { SourceMap, type SourceMapPayload } from 'node:module';
import { basename, join } from 'node:path';
import { LRUCache } from 'lru-cache';

export interface Place {
  /** Function and source file. */
  where: string;
  /** The same with its line. */
  place: string;
}

const unknown: Place = { where: 'unknown place', place: 'unknown place' };

/** Finds where in our sources a stack began, by source maps that stay on this machine. */
export interface SourcePlaces {
  ofServer(stack: string): Promise<Place>;
  ofBrowser(stack: string): Promise<Place>;
}

/** Of a stack, the most frames that are looked up and maps that are read: anybody can report a stack. */
const most = { frames: 5, maps: 2 };
/** The bytes of maps that stay read; the server's own is longer and is read again each time. */
const keptMapBytes = 2 * 1024 * 1024;

/** @param buildDir the built site: maps of the browser's files in `maps`, of the server's beside them in `server` */
export function createSourcePlaces(buildDir: string): SourcePlaces {
  const readMap = createReadMap();

  async function find(frames: Frame[], folder: string): Promise<Place> {
    let maps = 0;
    for (const frame of frames.slice(0, most.frames)) {
      const map = maps < most.maps ? await readMap(join(buildDir, folder, `${basename(frame.file)}.map`)) : undefined;
      if (map) maps += 1;
      const place = (map && mapped(frame, map)) ?? asItIs(frame);
      if (place) return place;
    }
    return unknown;
  }
  return {
    ofServer: (stack) => {
      const frames = readFrames(stack).filter(({ file }) => !/node_modules|^node:/.test(file));
      return find(frames, 'server');
    },
    ofBrowser: (stack) => {
      const frames = readFrames(stack).filter(({ file }) => isAsset(file));
      return find(frames, 'maps');
    },
  };
}

const ownFolders = /(?:^|\/)((?:app|platform|content|tests)\/[\s\S]*)/;

/** Returns undefined if no source of the map is ours: decoding a large library's takes a tenth of a second. */
function createReadMap(): (path: string) => Promise<SourceMap | undefined> {
  const kept = new LRUCache<string, SourceMap>({ maxSize: keptMapBytes });
  const others = new Set<string>();

  return async (path) => {
    const known = kept.get(path);
    if (known || others.has(path)) return known;
    const text = await readFile(path, 'utf8').catch(() => undefined);
    if (text === undefined) return undefined;
    const payload = JSON.parse(text) as SourceMapPayload;
    if (!payload.sources.some((source) => ownFolders.test(source))) {
      others.add(path);
      return undefined;
    }
    const map = new SourceMap(payload);
    kept.set(path, map, { size: text.length });
    return map;
  };
}

function mapped({ name, line, column }: Frame, map: SourceMap): Place | undefined {
  const origin = map.findOrigin(line, column);
  if (!('fileName' in origin)) return undefined;
  const source = ownFolders.exec(origin.fileName)?.[1];
  return source ? placeAt(origin.name || name, source, origin.lineNumber) : undefined;
}

function placeAt(name: string, source: string, line: number): Place {
  const where = name ? `${name} in ${source}` : source;
  return { where, place: `${where}:${line}` };
}

/** Sources that run as they are, under `npm run dev` and in tests. */
function asItIs({ name, file, line }: Frame): Place | undefined {
  const source = /\.tsx?$/.test(file) ? ownFolders.exec(file)?.[1] : undefined;
  return source ? placeAt(name, source, line) : undefined;
}

function isAsset(file: string): boolean {
  return URL.canParse(file) && /^\/assets\/[\w.-]+\.js$/.test(new URL(file).pathname);
}

/** A frame of a stack, read from the format of V8 or from that of Firefox and Safari. */
interface Frame {
  name: string;
  file: string;
  /** The line, from 1. */
  line: number;
  /** The column, from 1. */
  column: number;
}

const v8 = /^\s*at (?:(?:async )?(.*?) \()?(?:file:\/\/)?(\S+?):(\d+):(\d+)\)?$/;
const others = /^\s*([^@\s]*)@(\S+?):(\d+):(\d+)$/;
const longestStack = 8_000;

/** Returns the frames of a stack, innermost first. */
export function readFrames(stack: string): Frame[] {
  return stack
    .slice(0, longestStack)
    .split('\n')
    .flatMap((text) => {
      const [, name = '', file, line, column] = v8.exec(text) ?? others.exec(text) ?? [];
      return file
        ? [{ name: /^[\w$.<> #[\]]{0,60}$/.test(name) ? name : '', file, line: Number(line), column: Number(column) }]
        : [];
    });
}
