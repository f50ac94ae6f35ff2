/** A thread that checks one document (`document-checker.ts`), so that no file takes the site's own thread. */
import { parentPort, workerData } from 'node:worker_threads';
import { readDocumentType } from './read-document-type.ts';

parentPort?.postMessage(await readDocumentType(workerData as string));
