import { execFileSync } from 'node:child_process';
import { chmodSync, chownSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
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

function folderOf(mode: number, name?: string): string {
  const path = join(folder, `loose-${mode.toString(8)}-${name ?? 'empty'}`);
  mkdirSync(path, { recursive: true });
  if (name) writeFileSync(join(path, name), '');
  chmodSync(path, mode);
  return path;
}

const rightsOf = (path: string) => statSync(path).mode & 0o7777;

test.each([
  ['an empty folder', 0o755, undefined],
  ['a folder of an earlier start', 0o777, 'app-secret'],
  ['a folder that its group may read', 0o750, 'postgres'],
])('%s that others may enter is closed to them', (_, mode, name) => {
  const path = folderOf(mode, name);
  prepareDataDir(path);
  expect(rightsOf(path)).toBe(0o700);
});

test('a folder that holds other things is not closed but refused, and nothing changes', () => {
  const path = folderOf(0o1777, 'of-somebody-else');
  expect(() => prepareDataDir(path)).toThrow(
    `DATA_DIR must be closed to other users, because it holds passwords and what visitors sent, and ${path} is open to them (mode 777)`,
  );
  expect([rightsOf(path), readdirSync(path)]).toEqual([0o1777, ['of-somebody-else']]);
});

test.skipIf(process.getuid?.() !== 0)('a folder of another user serves if only its group may enter', () => {
  const path = folderOf(0o770);
  chownSync(path, 1000, 0);
  prepareDataDir(path);
  expect(rightsOf(path)).toBe(0o770);
  chmodSync(path, 0o775);
  expect(() => prepareDataDir(path)).toThrow(/^DATA_DIR must be closed to other users/);
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
