import { type ChildProcess, fork } from 'node:child_process';
import { join } from 'node:path';
import pLimit from 'p-limit';
import type { PictureVariant } from './picture-variant.ts';

export interface PictureFacts {
  width: number;
  height: number;
  hasAlpha: boolean;
  /** The format of the original, by libvips's name, such as "webp". */
  format: string;
}

export interface EncoderJob {
  id: number;
  /** A file on this machine, or the picture itself. */
  source: string | Uint8Array;
  task: PictureVariant | 'measure';
}

export interface EncoderAnswer {
  id: number;
  residentBytes: number;
  bytes?: Uint8Array;
  facts?: PictureFacts;
  error?: string;
  /** Whether the error is caused by the picture's bytes, and will be the same next time. */
  isUnreadable?: boolean;
}

/** The bytes are not a picture, or a broken or far too large one. */
export class UnreadablePicture extends Error {}

export type Encoder = ReturnType<typeof createEncoder>;

interface Running {
  timer: NodeJS.Timeout;
  owner: ChildProcess;
  resolve(answer: EncoderAnswer): void;
  reject(error: Error): void;
}

const jobLimit = 30_000;
const idleLimit = 30_000;
/** If the process has more bytes of memory than this after a job, it ends, so that the next job gets a new one. */
const residentLimit = 160 * 1024 * 1024;

export interface EncoderOptions {
  root: string;
  /** The niceness: 0 is the priority of the site itself, 19 works only when nobody else needs the processor. */
  niceness: number;
  /** The jobs at one time; each is one thread. */
  parallel: number;
}

/** Encodes in one process beside the site's, which is started when there is work and ends 30 s after the last of it. */
export function createEncoder({ root, niceness, parallel }: EncoderOptions) {
  const inTurn = pLimit(parallel);
  const running = new Map<number, Running>();
  let child: ChildProcess | undefined;
  let idle: NodeJS.Timeout | undefined;
  let lastId = 0;
  let closed = false;

  function start(): ChildProcess {
    const program = join(root, 'platform/images/encode-picture.ts');
    const started = fork(program, [String(niceness)], {
      serialization: 'advanced',
      execArgv: ['--max-old-space-size=128', '--disable-warning=ExperimentalWarning'],
      // The process opens files that strangers upload, so its environment contains nothing secret.
      env: { PATH: process.env.PATH, UV_THREADPOOL_SIZE: String(parallel), MALLOC_ARENA_MAX: '2' },
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
      // A low priority counts against all other processes only in a session of its own (`lower-priority.ts`).
      detached: niceness > 0,
    });
    started.unref();
    started.channel?.unref();
    started.on('message', (message: EncoderAnswer) => settle(started, message));
    started.on('error', (error) => abandon(started, error));
    started.on('exit', () => abandon(started, new Error('The encoder ended in the middle of its work')));
    return started;
  }

  function settle(from: ChildProcess, answer: EncoderAnswer): void {
    const job = running.get(answer.id);
    running.delete(answer.id);
    clearTimeout(job?.timer);
    if (answer.error === undefined) job?.resolve(answer);
    else job?.reject(answer.isUnreadable ? new UnreadablePicture(answer.error) : new Error(answer.error));
    if (answer.residentBytes > residentLimit && running.size === 0) retire(from);
    endWhenIdle();
  }

  function abandon(gone: ChildProcess, error: Error): void {
    if (gone === child) child = undefined;
    for (const [id, { owner, reject, timer }] of running) {
      if (owner !== gone) continue;
      running.delete(id);
      clearTimeout(timer);
      reject(error);
    }
    endWhenIdle();
  }

  function retire(one: ChildProcess): void {
    if (one === child) child = undefined;
    if (one.connected) one.disconnect();
  }

  function endWhenIdle(): void {
    clearTimeout(idle);
    if (running.size === 0 && child) idle = setTimeout(() => child && retire(child), idleLimit).unref();
  }

  function send(source: EncoderJob['source'], task: EncoderJob['task']): Promise<EncoderAnswer> {
    if (closed) return Promise.reject(new Error('The site is stopping'));
    clearTimeout(idle);
    child ??= start();
    const id = ++lastId;
    const owner = child;
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => owner.kill('SIGKILL'), jobLimit);
      running.set(id, { resolve, reject, timer, owner });
      owner.send({ id, source, task } satisfies EncoderJob, (error) => {
        if (error) abandon(owner, error);
      });
    });
  }

  function ask(source: EncoderJob['source'], task: EncoderJob['task']): Promise<EncoderAnswer> {
    return inTurn(() => send(source, task));
  }

  return {
    /** Rejects with UnreadablePicture; with another error if it takes longer than 30 s. */
    async encode(source: EncoderJob['source'], variant: PictureVariant): Promise<Buffer> {
      const { bytes } = await ask(source, variant);
      return Buffer.from(bytes ?? []);
    },
    async measure(source: EncoderJob['source']): Promise<PictureFacts> {
      const { facts } = await ask(source, 'measure');
      if (!facts) throw new Error('The encoder did not measure');
      return facts;
    },
    close(): Promise<void> {
      closed = true;
      if (!child) return Promise.resolve();
      const ended = new Promise<void>((resolve) => child?.once('exit', () => resolve()));
      // Nobody waits for the pictures that it still encodes, and libvips would finish them first.
      child.kill('SIGKILL');
      return ended;
    },
  };
}
