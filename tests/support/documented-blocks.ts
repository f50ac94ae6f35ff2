import { join } from 'node:path';
import { projectRoot } from '#platform/project-root.ts';

interface Block {
  mark: 'run' | 'not run' | undefined;
  name: string | undefined;
  commands: string;
  line: number;
}

/** Returns the blocks of commands of a document, with the reader that the proofs use. */
export const { documentedBlocks } = (await import(join(projectRoot(), 'lab/documents/documented-blocks.mjs'))) as {
  documentedBlocks(text: string): Block[];
};
