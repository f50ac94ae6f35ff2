import { createHash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import type { PictureFormat } from '#domain/picture-sizes.ts';
import { Recent } from '#server/recent.ts';
import type { AcceptedFormats } from './accepted-formats.ts';
import type { Encoder, PictureFacts } from './encoder.ts';
import type { Original } from './originals.ts';
import type { PictureCache } from './picture-cache.ts';
import type { PictureRequest } from './picture-request.ts';
import { fitVariant, type PictureVariant, variantKey } from './picture-variant.ts';

export interface Rendered {
  bytes: Buffer;
  format: PictureFormat;
  /** False where a better format is still being made and the same address will answer with that. */
  isFinal: boolean;
}

export interface Pictures {
  /** Rejects where the original is no picture that can be read. */
  render(original: Original, request: PictureRequest, accepted: AcceptedFormats): Promise<Rendered>;
  /** Makes one format of one request ahead of any visitor, at low priority. */
  prepare(original: Original, request: PictureRequest, format: PictureFormat): Promise<void>;
  /** How many renderings were begun. */
  made(): number;
}

interface PictureParts {
  cache: PictureCache;
  /** For someone who waits. */
  prompt: Encoder;
  /** For nobody yet. */
  background: Encoder;
}

/** Goes into every key: raise it when the encoder's settings change. */
export const encoderSettings = 4;
const middle = { x: 0.5, y: 0.5 };
const largestOriginal = 64 * 1024 * 1024;

/** Renderings of pictures, each made once: kept on disk, and shared by all who ask while it is being made. */
export function createPictures({ cache, prompt, background }: PictureParts): Pictures {
  let begun = 0;
  const making = new Map<string, Promise<Buffer>>();
  const measured = new Recent<Promise<PictureFacts>>(2_000);

  async function sourceOf({ facts, read }: Original): Promise<string | Buffer> {
    if (facts.file) return facts.file;
    if (facts.bytes > largestOriginal) throw new Error(`An original of ${facts.bytes} bytes is too large to open`);
    return buffer(await read());
  }

  function measure(original: Original): Promise<PictureFacts> {
    const { picture, identity } = original;
    if (picture) return Promise.resolve({ ...picture, hasAlpha: false, format: 'webp' });
    const before = measured.get(identity);
    if (before) return before;
    const facts = sourceOf(original).then(prompt.measure);
    measured.set(identity, facts);
    facts.catch(() => measured.delete(identity));
    return facts;
  }

  async function variantOf(original: Original, request: PictureRequest, format: PictureFormat) {
    const focus = request.focus ?? original.picture?.focalPoint ?? middle;
    const variant = fitVariant(await measure(original), focus, request, format);
    const moved = request.focus ? `f${focus.x},${focus.y}` : '';
    const key = createHash('sha256')
      .update(`${encoderSettings}\n${original.identity}\n${variantKey(variant)}${moved}`)
      .digest('hex');
    return { variant, key };
  }

  function make(key: string, original: Original, variant: PictureVariant, encoder: Encoder): Promise<Buffer> {
    const underway = making.get(key);
    if (underway) return underway;
    begun += 1;
    const made = sourceOf(original).then((source) => encoder.encode(source, variant));
    making.set(key, made);
    // Shared until it lies in the cache: between the two nobody finds it there.
    made
      .then((bytes) => cache.put(key, bytes))
      .catch(() => {})
      .finally(() => making.delete(key));
    return made;
  }

  async function get(original: Original, request: PictureRequest, format: PictureFormat): Promise<Buffer> {
    const { variant, key } = await variantOf(original, request, format);
    return (await cache.get(key)) ?? make(key, original, variant, prompt);
  }

  /** The AVIF if there is one already; if not it is begun, for those who come later. */
  async function avifIfThere(original: Original, request: PictureRequest): Promise<Buffer | undefined> {
    const { variant, key } = await variantOf(original, request, 'avif');
    const there = await cache.get(key);
    if (!there) make(key, original, variant, background).catch(() => {});
    return there;
  }

  return {
    made: () => begun,
    async render(original, request, accepted) {
      const { format } = request;
      // Who shows WebP as well need not wait for the slower format, even where its address names it.
      if (accepted.webp && accepted.avif && (format === 'avif' || format === 'auto')) {
        const avif = await avifIfThere(original, request);
        if (avif) return { bytes: avif, format: 'avif', isFinal: true };
        return { bytes: await get(original, request, 'webp'), format: 'webp', isFinal: false };
      }
      const best = format === 'auto' ? await plainest(original, accepted) : format;
      return { bytes: await get(original, request, best), format: best, isFinal: true };
    },
    async prepare(original, request, format) {
      const { variant, key } = await variantOf(original, request, format);
      if (!(await cache.has(key))) await make(key, original, variant, background);
    },
  };

  async function plainest(original: Original, { avif, webp }: AcceptedFormats): Promise<PictureFormat> {
    if (webp) return 'webp';
    if (avif) return 'avif';
    return (await measure(original)).hasAlpha ? 'png' : 'jpeg';
  }
}
