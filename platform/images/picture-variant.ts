import type { Picture } from './picture.ts';
import type { PictureRequest } from './picture-request.ts';
import { type PictureFormat, phoneWidth, pictureWidths } from './picture-sizes.ts';

type FocalPoint = Picture['focalPoint'];

/** One exact rendering of one picture, in pixels. */
export interface PictureVariant {
  /** The whole picture is first brought to this size. */
  scaled: { width: number; height: number };
  /** Then this part of it is sent. */
  window: { left: number; top: number; width: number; height: number };
  format: PictureFormat;
  /** Per cent. */
  quality: number;
}

/** With these qualities a drawn poster and a render look like their originals on a phone and a large screen. */
export const ownQuality: Record<PictureFormat, number> = { avif: 40, webp: 70, jpeg: 75, png: 90 };
/** Pixels. A phone with two device pixels per CSS pixel fetches this for a picture as wide as its screen. */
const widestOnPhone = 1080;
/** Per cent, for an AVIF on a phone of many pixels a point: two thirds of the bytes, no visible difference. */
const phoneAvifQuality = 32;
const widestSent = Math.max(...pictureWidths);

/** Fits a request to a picture's own size, which is never exceeded; a crop keeps the focal point in view. */
export function fitVariant(
  original: { width: number; height: number },
  focalPoint: FocalPoint,
  request: PictureRequest,
  format: PictureFormat,
): PictureVariant {
  const window = windowSize(original, request);
  const scale = Math.max(window.width / original.width, window.height / original.height);
  const scaled = {
    width: Math.max(window.width, Math.round(original.width * scale)),
    height: Math.max(window.height, Math.round(original.height * scale)),
  };
  const left = place(focalPoint.x, scaled.width, window.width);
  const top = place(focalPoint.y, scaled.height, window.height);
  const quality = request.quality ?? qualityFor(format, window.width);
  return { scaled, window: { left, top, ...window }, format, quality };
}

function qualityFor(format: PictureFormat, width: number): number {
  return format === 'avif' && width <= phoneWidth ? phoneAvifQuality : ownQuality[format];
}

/** Whether a phone waits for it: stippled tones compress badly, and lower quality shows no difference there. */
export function staysLight({ window, format, quality }: PictureVariant): boolean {
  return format === 'webp' && window.width <= widestOnPhone && quality <= ownQuality.webp;
}

/** Returns a name that is the same for every request that gets the same bytes. */
export function variantKey(variant: PictureVariant): string {
  const { window, format, quality } = variant;
  return `${window.width}x${window.height}q${quality}.${staysLight(variant) ? 'light.' : ''}${format}`;
}

function windowSize(original: { width: number; height: number }, { width, height, ratio }: PictureRequest) {
  if (ratio && width) {
    const cut = Math.min(width, original.width, Math.floor(original.height * ratio));
    return atLeastOne(cut, Math.min(Math.round(cut / ratio), original.height));
  }
  const own = original.width / original.height;
  if (height) {
    const least = Math.min(height, original.height);
    return atLeastOne(least * own, least);
  }
  const cut = Math.min(width ?? widestSent, original.width);
  return atLeastOne(cut, cut / own);
}

function atLeastOne(width: number, height: number) {
  return { width: Math.max(1, Math.round(width)), height: Math.max(1, Math.round(height)) };
}

/** Returns where a crop starts so that the focal point is as near to its middle as the edges allow. */
function place(focus: number, whole: number, window: number): number {
  return Math.round(Math.min(Math.max(focus * whole - window / 2, 0), whole - window));
}
