import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { writePrivateFile } from '#platform/startup/private-file.ts';

/** Returns the passwords of the two roles, which are made once for each folder. */
export interface Secrets {
  owner: string;
  site: string;
}

export function loadSecrets(folder: string): Secrets {
  const file = join(folder, 'secrets.json');
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Secrets;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
  const made: Secrets = { owner: randomBytes(24).toString('base64url'), site: randomBytes(24).toString('base64url') };
  writePrivateFile(file, JSON.stringify(made));
  return made;
}
