/**
 * The program of a thread that checks documents, one after the other (`document-checker.ts`). Whatever a file makes the
 * checks do, it does not take the site's own thread.
 */
import { parentPort } from 'node:worker_threads';
import { readDocumentType } from './read-document-type.ts';

parentPort?.on('message', async (file: string) => parentPort?.postMessage(await readDocumentType(file)));
