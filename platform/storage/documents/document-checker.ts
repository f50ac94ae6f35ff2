import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { FairQueue, QueueFull } from '#platform/fair-queue.ts';
import { projectRoot } from '#platform/project-root.ts';
import { displayFilename } from '#platform/storage/display-filename.ts';
import type { DocumentProblem } from './read-document-type.ts';

/** A document's type, or why it is refused. `unchecked`: we had too little time, which says nothing about the file. */
export type CheckedDocument = DocumentType | { problem: DocumentProblem | 'unchecked' };

export type DocumentChecker = ReturnType<typeof createDocumentChecker>;

/** An ordinary CV takes 30 ms, and the worst that is accepted half a second; the first thread starts in 50 ms. */
const limitMs = 10_000;
/** Each check takes a thread and has its document in memory. */
const parallel = 2;
const mostWaiting = { waitingPerClient: 24, waiting: 100 };
/** A file that makes the checks take more memory than this is none that anybody wrote; in MB. */
const resourceLimits = { maxOldGenerationSizeMb: 160, maxYoungGenerationSizeMb: 16 };

/** Checks documents in threads: one serves one document after the other, and is ended when one takes too long. */
export function createDocumentChecker({ mostMs = limitMs } = {}) {
  const queue = new FairQueue({ atOnce: parallel, ...mostWaiting });
  const program = join(projectRoot(), 'platform/storage/documents/check-document.ts');
  let checked = 0;
  let closed = false;

  /** Threads that wait for the next document. One whose check failed or took too long is ended instead. */
  const idle: Worker[] = [];

  function start(): Worker {
    // The thread reads files of strangers, so it knows nothing secret.
    const thread = new Worker(program, { env: {}, resourceLimits, stderr: true });
    thread.unref();
    // A thread that ends while nobody waits for it is not asked again, and its error ends nothing.
    thread.on('error', () => {});
    thread.once('exit', () => {
      const place = idle.indexOf(thread);
      if (place >= 0) idle.splice(place, 1);
    });
    return thread;
  }

  async function run(file: string): Promise<CheckedDocument> {
    const thread = idle.pop() ?? start();
    const { promise, resolve, reject } = Promise.withResolvers<CheckedDocument>();
    const timer = setTimeout(() => resolve({ problem: 'unchecked' }), mostMs);
    let isWell = false;
    const onAnswer = (answer: CheckedDocument) => {
      isWell = true;
      resolve(answer);
    };
    const onError = (error: NodeJS.ErrnoException) => {
      if (error.code === 'ERR_WORKER_OUT_OF_MEMORY') resolve({ problem: 'damaged' });
      else reject(error);
    };
    const onExit = () => reject(new Error('The check of a document ended without an answer'));
    thread.once('message', onAnswer).once('error', onError).once('exit', onExit);
    thread.postMessage(file);
    try {
      return await promise;
    } finally {
      clearTimeout(timer);
      thread.off('message', onAnswer).off('error', onError).off('exit', onExit);
      if (isWell && !closed) idle.push(thread);
      else await thread.terminate();
    }
  }

  return {
    /** Checks a file whose size is bounded already. Clients take turns. */
    async check(file: string, client: string): Promise<CheckedDocument> {
      try {
        checked += 1;
        return await queue.ask(String(checked), { client }, () => run(file));
      } catch (error) {
        if (error instanceof QueueFull) return { problem: 'unchecked' };
        throw error;
      }
    },
    close(): void {
      closed = true;
      queue.close();
      for (const thread of idle.splice(0)) void thread.terminate();
    },
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

/** Whether the last extension fits the content; none at all is not wrong, and neither is that of Word's other kind. */
export function hasMatchingName(type: DocumentType, filename: string): boolean {
  if (turnsRound.test(filename)) return false;
  // Windows ignores dots and spaces at the end.
  const name = displayFilename(filename, '').replace(/[.\s]{1,255}$/, '');
  const dot = name.lastIndexOf('.');
  const ending = name.slice(dot + 1).toLowerCase();
  return dot < 0 || ending === type || (type !== 'pdf' && /^docx?$/.test(ending));
}
