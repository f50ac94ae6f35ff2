/** A thread that checks documents (`document-checker.ts`), so that none takes the site's own thread. */
import { parentPort } from 'node:worker_threads';
import { readDocumentType } from './read-document-type.ts';

parentPort?.on('message', async (file: string) => parentPort?.postMessage(await readDocumentType(file)));
