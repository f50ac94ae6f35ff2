import { readFile } from 'node:fs/promises';
import { SourceMap, type SourceMapPayload } from 'node:module';
import { basename, join } from 'node:path';

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

/** @param buildDir the built site: maps of the browser's files in `maps`, of the server's beside them in `server` */
export function createSourcePlaces(buildDir: string): SourcePlaces {
  async function find(frames: Frame[], folder: string): Promise<Place> {
    for (const frame of frames) {
      const place = (await mapped(frame, join(buildDir, folder))) ?? asItIs(frame);
      if (place) return place;
    }
    return unknown;
  }
  return {
    ofServer: (stack) =>
      find(
        readFrames(stack)
          .filter(({ file }) => !/node_modules|^node:/.test(file))
          .slice(0, 5),
        'server',
      ),
    ofBrowser: (stack) =>
      find(
        readFrames(stack)
          .filter(({ file }) => isAsset(file))
          .slice(0, 5),
        'maps',
      ),
  };
}

const ownFolders = /(?:^|\/)((?:app|platform|content|tests)\/[\s\S]*)/;

/** A map is read again for each error, because maps are large and errors are few. */
async function mapped({ name, file, line, column }: Frame, folder: string): Promise<Place | undefined> {
  const map = await readFile(join(folder, `${basename(file)}.map`), 'utf8').catch(() => undefined);
  if (map === undefined) return undefined;
  const origin = new SourceMap(JSON.parse(map) as SourceMapPayload).findOrigin(line, column);
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
