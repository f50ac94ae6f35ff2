import { createHash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { LRUCache } from 'lru-cache';
import type { Asker, FairQueue } from '#platform/fair-queue.ts';
import type { AcceptedFormats } from './accepted-formats.ts';
import type { Encoder, PictureFacts } from './create-encoder.ts';
import type { CurrentFocus } from './focal-point-cache.ts';
import type { Original } from './originals.ts';
import type { PictureCache } from './picture-cache.ts';
import { allowedQuality, type PictureRequest } from './picture-request.ts';
import type { PictureFormat } from './picture-sizes.ts';
import { fitVariant, type PictureVariant, variantKey } from './picture-variant.ts';

export interface Rendered {
  bytes: Buffer;
  format: PictureFormat;
  /** False if the same address will soon answer with something better. */
  isFinal: boolean;
}

export type Pictures = ReturnType<typeof createPictures>;

export interface Lane {
  encoder: Encoder;
  queue: FairQueue;
}

interface PictureParts {
  cache: PictureCache;
  /** The lane for pictures that somebody waits for. */
  foreground: Lane;
  /** The lane for pictures that nobody waits for yet. */
  background: Lane;
  currentFocus: CurrentFocus;
}

/** This is part of every key: raise it when the encoder's settings change. */
export const encoderSettings = 4;
const middle = { x: 0.5, y: 0.5 };
const largestOriginal = 64 * 1024 * 1024;
/** Renderings that the site prepares itself take turns with those that visitors caused, in the background lane. */
const preparation: Asker = { client: 'preparation' };

/** Renders each picture once, keeps the result on disk, and shares it with all who ask while it is being made. */
export function createPictures({ cache, foreground, background, currentFocus }: PictureParts) {
  let begun = 0;
  const measured = new LRUCache<string, PictureFacts>({ max: 2_000 });

  async function sourceOf({ facts, read }: Original): Promise<string | Buffer> {
    if (facts.file) return facts.file;
    if (facts.bytes > largestOriginal) throw new Error(`An original of ${facts.bytes} bytes is too large to open`);
    return buffer(await read());
  }

  async function measure(original: Original, asker: Asker): Promise<PictureFacts> {
    const { picture, identity } = original;
    if (picture) return { ...picture, hasAlpha: false, format: 'webp' };
    const before = measured.get(identity);
    if (before) return before;
    const work = async () => foreground.encoder.measure(await sourceOf(original));
    const facts = await foreground.queue.ask(`measure ${identity}`, asker, work);
    measured.set(identity, facts);
    return facts;
  }

  function variantOf(original: Original, facts: PictureFacts, request: PictureRequest, format: PictureFormat) {
    const { quality: asked, ...size } = request;
    const focus = request.focus ?? original.picture?.focalPoint ?? middle;
    const quality = allowedQuality(asked, format);
    const variant = fitVariant(facts, focus, { ...size, ...(quality && { quality }) }, format);
    const moved = request.focus ? `f${focus.x},${focus.y}` : '';
    const key = createHash('sha256')
      .update(`${encoderSettings}\n${original.identity}\n${variantKey(variant)}${moved}`)
      .digest('hex');
    return { variant, key };
  }

  function make(key: string, original: Original, variant: PictureVariant, lane: Lane, asker: Asker): Promise<Buffer> {
    return lane.queue.ask(key, asker, async () => {
      // It may have been made since the cache was checked, here or in the other lane.
      const there = await cache.get(key);
      if (there) return there;
      begun += 1;
      // The original is read only now, so that waiting work takes no memory.
      const bytes = await lane.encoder.encode(await sourceOf(original), variant);
      await cache.put(key, bytes);
      return bytes;
    });
  }

  async function get(original: Original, request: PictureRequest, format: PictureFormat, asker: Asker) {
    const { variant, key } = variantOf(original, await measure(original, asker), request, format);
    return (await cache.get(key)) ?? make(key, original, variant, foreground, asker);
  }

  /** Returns the AVIF if there is one already; if not, the WebP, and begins the AVIF for later visitors. */
  async function bestSoFar(original: Original, request: PictureRequest, asker: Asker): Promise<Rendered> {
    const { variant, key } = variantOf(original, await measure(original, asker), request, 'avif');
    const avif = await cache.get(key);
    if (avif) return { bytes: avif, format: 'avif', isFinal: true };
    const webp = await get(original, request, 'webp', asker);
    make(key, original, variant, background, { client: asker.client }).catch(() => {});
    return { bytes: webp, format: 'webp', isFinal: false };
  }

  /** Crops are cut only around the picture's own focal point and the one that staff chose. */
  async function withCurrentFocus(original: Original, asked: PictureRequest): Promise<PictureRequest> {
    if (!asked.focus) return asked;
    const { focus: _, ...rest } = asked;
    const focus = await currentFocus(original.key);
    return focus ? { ...rest, focus } : rest;
  }

  async function plainest(original: Original, { avif, webp }: AcceptedFormats, asker: Asker): Promise<PictureFormat> {
    if (webp) return 'webp';
    if (avif) return 'avif';
    return (await measure(original, asker)).hasAlpha ? 'png' : 'jpeg';
  }

  async function renderBest(
    original: Original,
    request: PictureRequest,
    accepted: AcceptedFormats,
    asker: Asker,
  ): Promise<Rendered> {
    const { format } = request;
    // A client that also shows WebP need not wait for the slower format, even if its address names it.
    if (accepted.webp && accepted.avif && (format === 'avif' || format === 'auto'))
      return bestSoFar(original, request, asker);
    const best = format === 'auto' ? await plainest(original, accepted, asker) : format;
    return { bytes: await get(original, request, best, asker), format: best, isFinal: true };
  }

  return {
    made: () => begun,
    /** Rejects if the picture is unreadable, the asker has left (NobodyWaits), or too much waits for it (QueueFull). */
    async render(
      original: Original,
      asked: PictureRequest,
      accepted: AcceptedFormats,
      asker: Asker,
    ): Promise<Rendered> {
      const request = await withCurrentFocus(original, asked);
      const rendered = await renderBest(original, request, accepted, asker);
      // Until the page asks for the new focal point, or the old one can be asked for again.
      const isAsAsked = asked.focus?.x === request.focus?.x && asked.focus?.y === request.focus?.y;
      return { ...rendered, isFinal: rendered.isFinal && isAsAsked };
    },
    /** Makes one format of one request ahead of any visitor, at low priority. */
    async prepare(original: Original, asked: PictureRequest, format: PictureFormat): Promise<void> {
      const request = await withCurrentFocus(original, asked);
      const facts = await measure(original, preparation);
      const { variant, key } = variantOf(original, facts, request, format);
      if (!(await cache.get(key))) await make(key, original, variant, background, preparation);
    },
  };
}
