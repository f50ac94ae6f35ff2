import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { loadAppSecret, prepareDataDir } from './data-dir.ts';

const folder = mkdtempSync(join(tmpdir(), 'tivoli-data-dir-'));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test('a folder that is missing is made, with its parents, for its owner alone', () => {
  const wanted = join(folder, 'srv/site/data');
  prepareDataDir(wanted);
  expect(statSync(wanted).mode & 0o777).toBe(0o700);
});

test('a place where no folder can be is refused by a sentence that names the variable', () => {
  prepareDataDir(folder);
  const file = join(folder, 'file');
  writeFileSync(file, '');
  expect(() => prepareDataDir(join(file, 'data'))).toThrow(
    `DATA_DIR must be a folder that this user can write to, not ${file}/data (ENOTDIR).`,
  );
  expect(() => prepareDataDir(file)).toThrow(/^DATA_DIR must be a folder/);
  expect(() => prepareDataDir('/proc/tivoli')).toThrow(/^DATA_DIR must be a folder/);
});

test('the secret is made once, and for its owner alone', () => {
  prepareDataDir(folder);
  const secret = loadAppSecret(folder);
  expect(secret.length).toBeGreaterThanOrEqual(32);
  expect(loadAppSecret(folder)).toBe(secret);
  expect(statSync(join(folder, 'app-secret')).mode & 0o777).toBe(0o600);
});

test.skipIf(process.getuid?.() !== 0)('a full disk and one that takes no writes are told as what they are', () => {
  const small = join(folder, 'small');
  mkdirSync(small, { recursive: true });
  execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=256k', 'tmpfs', small]);
  try {
    expect(() => prepareDataDir(small)).toThrow(`The disk of DATA_DIR (${small}) is full: make room there`);
    expect(readdirSync(small)).toEqual([]);
    execFileSync('mount', ['-o', 'remount,ro', small]);
    expect(() => prepareDataDir(small)).toThrow(`The disk of DATA_DIR (${small}) takes no writes`);
  } finally {
    execFileSync('umount', [small]);
  }
});
