import { join } from 'node:path';
import type { Logger } from 'pino';
import { createEncoder } from './encoder.ts';
import { createHotAnswers } from './hot-answers.ts';
import { createObjectServer, type ObjectServer } from './object-server.ts';
import type { ObjectStore } from './object-store.ts';
import { openObjectStore, type StorePlace } from './open-object-store.ts';
import { createOriginals } from './originals.ts';
import { createPictureCache } from './picture-cache.ts';
import { createPictures } from './pictures.ts';
import { projectRoot } from './project-root.ts';

export interface Storage {
  answer: ObjectServer;
  store: ObjectStore;
  /** Bytes of encoded pictures on disk. */
  cachedBytes(): number;
  /** Renderings made since it was opened. */
  made(): number;
  close(): void;
}

interface StorageOptions extends StorePlace {
  log: Logger;
  /** Bytes of encoded pictures kept on disk. */
  cacheBytes?: number;
  /** Bytes of answers kept in memory. */
  hotBytes?: number;
}

const mebibyte = 1024 * 1024;

/** Opens the stored files and pictures of one site. */
export async function openStorage(options: StorageOptions): Promise<Storage> {
  const { dataDir, log, cacheBytes = 1024 * mebibyte, hotBytes = 32 * mebibyte } = options;
  const root = projectRoot();
  const store = await openObjectStore(options);
  const originals = createOriginals(store, root);
  const cache = createPictureCache(join(dataDir, 'cache/pictures'), cacheBytes, log);
  const prompt = createEncoder({ root, niceness: 0, parallel: 2, queue: 500 });
  const background = createEncoder({ root, niceness: 19, parallel: 1, queue: 5_000 });
  const pictures = createPictures({ cache, prompt, background });
  prompt.warm();
  return {
    answer: createObjectServer({ originals, pictures, hot: createHotAnswers(hotBytes), log }),
    store,
    cachedBytes: cache.size,
    made: pictures.made,
    close() {
      prompt.close();
      background.close();
    },
  };
}
