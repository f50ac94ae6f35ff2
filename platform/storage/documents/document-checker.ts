import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { FairQueue, QueueFull } from '#platform/fair-queue.ts';
import { projectRoot } from '#platform/project-root.ts';
import { displayFilename } from '#platform/storage/display-filename.ts';
import type { DocumentProblem } from './read-document-type.ts';

/** A document's type, or why it is refused. `unchecked`: we had too little time, which says nothing about the file. */
export type CheckedDocument = DocumentType | { problem: DocumentProblem | 'unchecked' };

export interface DocumentChecker {
  /** Checks a file whose size is bounded already. Clients take turns. */
  check(file: string, client: string): Promise<CheckedDocument>;
  close(): void;
}

/** An ordinary CV takes 30 ms, and the worst that is accepted half a second; the thread starts in 50 ms. */
const limitMs = 10_000;
/** Each check takes a thread and has its document in memory. */
const parallel = 2;
const mostWaiting = { waitingPerClient: 24, waiting: 100 };
/** A file that makes the checks take more memory than this is none that anybody wrote; in MB. */
const resourceLimits = { maxOldGenerationSizeMb: 160, maxYoungGenerationSizeMb: 16 };

/** Checks each document in a thread of its own, which is ended when it takes too long. */
export function createDocumentChecker({ mostMs = limitMs } = {}): DocumentChecker {
  const queue = new FairQueue({ atOnce: parallel, ...mostWaiting });
  const program = join(projectRoot(), 'platform/storage/documents/check-document.ts');
  let checked = 0;

  async function run(file: string): Promise<CheckedDocument> {
    const { promise, resolve, reject } = Promise.withResolvers<CheckedDocument>();
    // The thread reads files of strangers, so it knows nothing secret.
    const thread = new Worker(program, { workerData: file, env: {}, resourceLimits, stderr: true });
    thread.unref();
    const timer = setTimeout(() => resolve({ problem: 'unchecked' }), mostMs);
    thread.once('message', resolve);
    thread.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'ERR_WORKER_OUT_OF_MEMORY') resolve({ problem: 'damaged' });
      else reject(error);
    });
    thread.once('exit', () => reject(new Error('The check of a document ended without an answer')));
    try {
      return await promise;
    } finally {
      clearTimeout(timer);
      await thread.terminate();
    }
  }

  return {
    async check(file, client) {
      try {
        checked += 1;
        return await queue.ask(String(checked), { client }, () => run(file));
      } catch (error) {
        if (error instanceof QueueFull) return { problem: 'unchecked' };
        throw error;
      }
    },
    close: () => queue.close(),
  };
}

export type DocumentType = 'pdf' | 'doc' | 'docx';

export const documentTypes: Record<DocumentType, string> = {
  pdf: 'application/pdf',
  doc: 'application/msword',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
};

/** Returns the extension for a stored object of this type; undefined if it is not a document. */
export function extensionOf(type: string | null): DocumentType | undefined {
  return (Object.keys(documentTypes) as DocumentType[]).find((known) => documentTypes[known] === type);
}

/** Returns the extension at the end of a key of ours; undefined if it is not a document's. */
export function documentExtension(key: string): DocumentType | undefined {
  return (Object.keys(documentTypes) as DocumentType[]).find((known) => key.endsWith(`.${known}`));
}

/** These characters reverse the text after them, so that "fdp.exe" is read as "exe.pdf". */
const turnsRound = /[\u202d\u202e]/;

/** Whether the last extension matches the content, as for the program that would open it; none at all is not wrong. */
export function hasMatchingName(type: DocumentType, filename: string): boolean {
  if (turnsRound.test(filename)) return false;
  // Windows ignores dots and spaces at the end.
  const name = displayFilename(filename, '').replace(/[.\s]{1,255}$/, '');
  const dot = name.lastIndexOf('.');
  return dot < 0 || name.slice(dot + 1).toLowerCase() === type;
}
