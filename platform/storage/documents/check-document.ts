/**
 * The program of the thread that checks one document and ends with it (`document-checker.ts`). Whatever a file makes
 * the checks do, it takes neither the site's own thread nor the next file's time.
 */
import { parentPort, workerData } from 'node:worker_threads';
import { readDocumentType } from './read-document-type.ts';

const { file } = workerData as { file: string };
parentPort?.postMessage(await readDocumentType(file));
