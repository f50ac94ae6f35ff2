import { type PictureFormat, pictureFormats, pictureQualities, pictureRatios, pictureWidths } from './picture-sizes.ts';
import { ownQuality } from './picture-variant.ts';

/** A request for a rendering of a picture, with its size already one of those allowed. */
export interface PictureRequest {
  width?: number;
  height?: number;
  /** Width to height of a crop; if it is given, `width` is too and `height` is not. */
  ratio?: number;
  /** The point that a crop keeps in view, from 0 to 1 in quarters; absent: the picture's own focal point. */
  focus?: { x: number; y: number };
  /** The requested quality in per cent; the format's own if absent. */
  quality?: number;
  format: PictureFormat | 'auto';
}

const parameters = ['width', 'height', 'quality', 'format'] as const;
/** This is larger than every allowed value, and still a number that can be compared. */
const farAway = 1e6;
const ratios = Object.values(pictureRatios);

/** Reads the four parameters; a number becomes the nearest in its list. Undefined without any: the original. */
export function readPictureRequest(query: URLSearchParams): PictureRequest | undefined {
  if (!parameters.some((name) => query.has(name))) return undefined;
  const width = numberIn(query, 'width');
  const height = numberIn(query, 'height');
  const quality = numberIn(query, 'quality');
  const focus = /^([0-4])-([0-4])$/.exec(query.get('focus') ?? '');
  return {
    ...size(width, height),
    ...(focus &&
      width !== undefined &&
      height !== undefined && { focus: { x: Number(focus[1]) / 4, y: Number(focus[2]) / 4 } }),
    ...(quality !== undefined && { quality }),
    format: pictureFormats.find((name) => name === formatIn(query)) ?? 'auto',
  };
}

/** Returns the quality nearest to the requested one that the format allows; undefined if that is the format's own. */
export function allowedQuality(asked: number | undefined, format: PictureFormat): number | undefined {
  if (asked === undefined) return undefined;
  const own = ownQuality[format];
  const quality = nearest(asked, [own, ...pictureQualities[format]]);
  return quality === own ? undefined : quality;
}

function size(width: number | undefined, height: number | undefined) {
  if (width !== undefined && height !== undefined) {
    const ratio = Math.max(width, 1) / Math.max(height, 1);
    return { width: nearest(width, pictureWidths), ratio: nearest(Math.log(ratio), ratios, Math.log) };
  }
  if (width !== undefined) return { width: nearest(width, pictureWidths) };
  if (height !== undefined) return { height: nearest(height, pictureWidths) };
  return {};
}

function formatIn(query: URLSearchParams): string {
  const format = query.get('format')?.toLowerCase() ?? '';
  return format === 'jpg' ? 'jpeg' : format;
}

function numberIn(query: URLSearchParams, name: string): number | undefined {
  const text = query.get(name)?.trim();
  if (!text) return undefined;
  const number = Number.parseFloat(text);
  return Number.isNaN(number) ? undefined : Math.min(Math.max(number, -farAway), farAway);
}

function nearest(asked: number, allowed: readonly number[], scale = (value: number) => value): number {
  let best = allowed[0] ?? asked;
  for (const value of allowed) if (Math.abs(scale(value) - asked) < Math.abs(scale(best) - asked)) best = value;
  return best;
}
