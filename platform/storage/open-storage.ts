import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Logger } from 'pino';
import { FairQueue } from '#platform/fair-queue.ts';
import { createEncoder } from '#platform/images/create-encoder.ts';
import { createCurrentFocus, type ReadFocus } from '#platform/images/focal-point-cache.ts';
import { createIdleScheduler } from '#platform/images/idle-scheduler.ts';
import { type BuiltInObject, createOriginals } from '#platform/images/originals.ts';
import type { Picture } from '#platform/images/picture.ts';
import { createPictureCache } from '#platform/images/picture-cache.ts';
import { readPictureRequest } from '#platform/images/picture-request.ts';
import { createPictures, encoderSettings } from '#platform/images/picture-service.ts';
import type { PictureFormat } from '#platform/images/picture-sizes.ts';
import { type OwnSite, preparePages } from '#platform/images/prepare-pages.ts';
import { projectRoot } from '#platform/project-root.ts';
import { createDocumentChecker } from './documents/document-checker.ts';
import { readObjectAddress } from './object-address.ts';
import { createObjectServer } from './object-server.ts';
import { openObjectStore, type StorePlace } from './open-object-store.ts';
import { keepRemovingOrphans, type OrphanParts } from './remove-orphans.ts';
import { defaultUploadSettings, type UploadSettings } from './upload-settings.ts';
import { createUploads } from './uploads.ts';

export type Storage = Awaited<ReturnType<typeof openStorage>>;

interface StorageOptions extends StorePlace {
  builtInObjects: BuiltInObject[];
  log: Logger;
  /** Finds the focal points that staff chose; if absent, pictures have only their own. */
  readFocus?: ReadFocus;
  cacheBytes?: number;
  mostWaiting?: number;
  /** Pictures that nobody waits for are encoded after so many milliseconds without a visitor. */
  quiet?: number;
  /** The niceness of the encoder for pictures that nobody waits for; 19 is behind all other processes. */
  niceness?: number;
  /** Absent if nothing of it is set. */
  uploads?: UploadSettings;
  /** Pages other than the home page are prepared after so many milliseconds. */
  preparedAfter?: number;
}

/** For so many milliseconds after a visitor's last request the page is still loading, so nothing else is encoded. */
const pageAtWork = 10_000;

/** After so many milliseconds one more picture is encoded, however many visitors there are. */
const longestDelay = 20_000;

const mebibyte = 1024 * 1024;

/** Renderings that may wait for one network: fifty guests of a hotel, each on a new page of forty pictures. */
export const mostWaitingPictures = 2_500;
/** AVIFs that may wait for later visitors, of one network and of all; others are made when next asked for. */
const mostLater = { waitingPerClient: 200, waiting: 5_000 };
/** Pictures that somebody waits for and that are encoded at one time. */
const parallel = 2;

export async function openStorage(options: StorageOptions) {
  const {
    dataDir,
    builtInObjects,
    log,
    readFocus = async () => undefined,
    cacheBytes = 1024 * mebibyte,
    mostWaiting = mostWaitingPictures,
    quiet = pageAtWork,
    niceness = 19,
    preparedAfter = 90_000,
    uploads = defaultUploadSettings,
  } = options;
  const root = projectRoot();
  const incoming = join(dataDir, 'incoming');
  // Files that a former run was receiving when it ended belong to no form any more.
  await rm(incoming, { recursive: true, force: true });
  await mkdir(incoming, { recursive: true, mode: 0o700 });
  const store = await openObjectStore(options);
  const originals = createOriginals(store, root, builtInObjects);
  const cache = createPictureCache(join(dataDir, 'cache/pictures'), cacheBytes, log);
  const foreground = {
    encoder: createEncoder({ root, niceness: 0, parallel }),
    queue: new FairQueue({ atOnce: parallel, waitingPerClient: mostWaiting }),
  };
  const { visited, delay } = createIdleScheduler({ quiet, atMost: Math.max(quiet, longestDelay) });
  const background = {
    encoder: createEncoder({ root, niceness, parallel: 1 }),
    queue: new FairQueue({ atOnce: 1, ...mostLater, delay }),
  };
  // Uploads have a process of their own: however many visitors wait for pictures, staff's uploads do not wait behind
  // them.
  const uploaded = createEncoder({ root, niceness: 0, parallel: 1 });
  const documents = createDocumentChecker();
  const currentFocus = createCurrentFocus(readFocus);
  const pictures = createPictures({ cache, foreground, background, currentFocus });
  const objects = createObjectServer({ originals, pictures, log });
  const closing = new AbortController();

  async function prepare(target: string, format: PictureFormat): Promise<void> {
    const address = readObjectAddress(target);
    if (typeof address === 'string') return;
    const original = await originals.find(address.bucket, address.path);
    const request = readPictureRequest(address.query);
    if (original && request) await pictures.prepare(original, request, format);
  }

  return {
    answer: objects,
    /** Notes that somebody is being served, so that pictures that nobody waits for are encoded later. */
    visited,
    store,
    uploads: createUploads({ store, encoder: uploaded, documents, incoming, freeBytes: uploads.freeBytes }),
    /** Removes uploads that no row refers to, now and every few minutes, until the storage is closed. */
    sweep(rows: Pick<OrphanParts, 'referenced' | 'owner'>): void {
      void keepRemovingOrphans({ ...rows, store, incoming, log }, closing.signal);
    },
    /** Returns a picture as a JPEG, cropped to about that size in pixels; undefined if it has no file. */
    async jpeg({ bucket, path }: Picture, { width, height }: { width: number; height: number }) {
      const original = await originals.find(bucket, path);
      if (!original) return undefined;
      const size = { width, ratio: width / height, format: 'jpeg' } as const;
      return (await pictures.render(original, size, { avif: false, webp: false }, { client: 'mail' })).bytes;
    },
    cachedBytes: cache.size,
    made: pictures.made,
    /** The number of renderings that somebody waits for and that have not begun. */
    waiting: () => foreground.queue.waiting,
    /** Makes everything that the pages of the site show before somebody asks; once for each set of pictures. */
    preparePages(site: OwnSite, slides: string[]): Promise<void> {
      const own = { dataDir, builtInObjects, prepare, settings: encoderSettings, after: preparedAfter };
      return preparePages({ site, slides, ...own, log, signal: closing.signal });
    },
    async close(): Promise<void> {
      closing.abort();
      for (const { queue } of [foreground, background]) queue.close();
      documents.close();
      await Promise.all([foreground.encoder, background.encoder, uploaded].map((encoder) => encoder.close()));
    },
  };
}
