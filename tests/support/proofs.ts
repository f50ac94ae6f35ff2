import { join } from 'node:path';
import { projectRoot } from '#platform/project-root.ts';

const { listProofs } = (await import(join(projectRoot(), 'lab/results/list-proofs.mjs'))) as {
  listProofs(root: string): Map<string, string>;
};

/** Returns the names of all long proofs, each with the absolute path of its file. */
export const proofs = listProofs(projectRoot());
