import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect } from 'vitest';

/** Runs the program in a process of its own, as an operator starts it. */
export interface Program {
  process: ChildProcess;
  output(): string;
  complaints(): string;
  said(text: string | RegExp): Promise<string>;
  ended(): Promise<number | null>;
}

const programs: ChildProcess[] = [];
const folders: string[] = [];

afterEach(async () => {
  for (const program of programs.splice(0)) {
    if (program.exitCode === null && program.kill('SIGTERM')) await once(program, 'exit');
  }
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

/** This is removed after the test. */
export function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'tivoli-boot-'));
  folders.push(folder);
  return folder;
}

/**
 * Ends after the test.
 * @param source of a module that calls `boot`
 */
export function runBoot(source: string, env: Record<string, string>): Program {
  const child = spawn(process.execPath, ['--input-type=module', '-e', source], {
    env: { PATH: process.env.PATH ?? '', HOST: '127.0.0.1', PORT: '0', DATA_DIR: env.DATA_DIR ?? newFolder(), ...env },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  programs.push(child);
  const { stdout, stderr } = child;
  if (!stdout || !stderr) throw new Error('The program has no output.');
  let output = '';
  let complaints = '';
  stdout.on('data', (text) => {
    output += text;
  });
  stderr.on('data', (text) => {
    complaints += text;
  });
  // The process emits no "close" after its channel was closed from this side.
  const closed = Promise.all([once(child, 'exit'), once(stdout, 'close'), once(stderr, 'close')]);
  return {
    process: child,
    output: () => output,
    complaints: () => complaints,
    async said(text) {
      await expect.poll(() => output, { timeout: 40_000 }).toMatch(text);
      return output;
    },
    async ended() {
      await closed;
      return child.exitCode;
    },
  };
}
