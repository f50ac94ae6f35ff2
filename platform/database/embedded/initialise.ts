import { execFile } from 'node:child_process';
import { chownSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { product } from '#platform/product.ts';
import { writePrivateFile } from '#platform/startup/data-dir.ts';
import { Refusal } from '#platform/startup/refusal.ts';
import type { Binaries } from './binaries.ts';
import type { RunAs } from './run-as.ts';

/** This role owns the database, and runs migrations and seed. */
export const ownerRole = product.prefix;

/** Throws a Refusal if another major version of PostgreSQL made the data. */
export function checkVersion(data: string, binaries: Binaries): void {
  if (!existsSync(data)) return;
  const made = readFileSync(join(data, 'PG_VERSION'), 'utf8').trim();
  if (made === binaries.major) return;
  throw new Refusal(
    Number(made) < Number(binaries.major)
      ? `The database in ${data} was made by PostgreSQL ${made} and this version of the site runs PostgreSQL ${binaries.major}: run npm run upgrade-database once, which keeps the old one.`
      : `The database in ${data} was made by PostgreSQL ${made} and this version of the site runs PostgreSQL ${binaries.major}: start the version of the site that made it, or a later one.`,
  );
}

async function run([program = '', ...args]: string[], cwd: string): Promise<void> {
  await promisify(execFile)(program, args, { cwd }).catch(({ stderr, message }: Error & { stderr?: string }) => {
    const complaint = (stderr || message).trim().replace(/\s+/g, ' ');
    throw new Refusal(`PostgreSQL could not prepare its folder ${cwd}: ${complaint}`);
  });
}

/** Makes the whole data folder or nothing: an interrupted start leaves only a draft, which the next start removes. */
export async function initialise(
  folder: string,
  data: string,
  tools: { binaries: Binaries; runAs: RunAs; password: string },
): Promise<void> {
  const draft = `${data}.new`;
  const password = join(folder, 'password.new');
  rmSync(draft, { recursive: true, force: true });
  mkdirSync(draft, { mode: 0o700 });
  writePrivateFile(password, tools.password);
  const { owner } = tools.runAs;
  if (owner) for (const path of [draft, password]) chownSync(path, owner.uid, owner.gid);
  try {
    await run(
      [
        ...tools.runAs.prefix,
        tools.binaries.initdb,
        ...['-D', draft, '-U', ownerRole, '--pwfile', password, '--auth=scram-sha-256', '--encoding=UTF8'],
        ...localeFor(tools.binaries),
        '--no-instructions',
      ],
      folder,
    );
  } finally {
    rmSync(password, { force: true });
  }
  renameSync(draft, data);
}

/** Letters sort the same on every machine. Before version 17 the order was the system's, which has a name for it. */
function localeFor({ major }: Binaries): string[] {
  if (Number(major) < 17) return ['--locale=C.UTF-8'];
  return ['--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'];
}
