import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '#platform/project-root.ts';

const root = projectRoot();

/** Reads a file of the project, given its path below the root. */
export function readProjectFile(path: string): string {
  return readFileSync(join(root, path), 'utf8');
}

/** Returns the container file with its continued lines joined. */
export const containerfile = readProjectFile('deploy/Containerfile').replaceAll(/\\\n/g, ' ');
/** Returns what the container file says of each image; the image that runs comes last. */
export const stages = containerfile.split(/^FROM /m).slice(1);
export const runningStage = stages.at(-1) ?? '';
export const compose = readProjectFile('deploy/compose.yaml');
export const unit = readProjectFile('deploy/tivoli@.service');
