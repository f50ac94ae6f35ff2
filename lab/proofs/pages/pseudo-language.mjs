import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pinnedNode } from '../../../commands/setup/pinned-node.mjs';
import { freePort, startSite } from '../../servers/site-process.mjs';

/** The columns of its results. */
export const keyFigures = { pages: 'pages', texts: 'texts', loose: ({ loose }) => Object.keys(loose).length };

/**
 * Builds the pages in Hindi of the last commit in a pseudo-language: every text of a file of texts stands inside ⟦ ⟧.
 * A text outside these marks comes from a component itself, or from the content, which is in Hindi. It holds if no text
 * outside them has a word in English.
 */
export async function prove({ root }) {
  const folder = mkdtempSync(join(tmpdir(), 'tivoli-pseudo-'));
  const cwd = join(folder, 'site');
  try {
    execFileSync('git', ['clone', '--quiet', root, cwd]);
    symlinkSync(join(root, 'node_modules'), join(cwd, 'node_modules'));
    const port = await freePort();
    const env = { ...process.env, PSEUDO_TEXTS: '1', PORT: String(port), DATA_DIR: join(folder, 'data') };
    const site = startSite({ cwd, env });
    try {
      await site.ready;
      const program = join(root, 'lab/pseudo-language/loose-texts.mjs');
      const answer = execFileSync(pinnedNode(root), [program, `http://127.0.0.1:${port}`], { encoding: 'utf8' });
      const { pages, texts, loose } = JSON.parse(answer);
      return { holds: texts > 0 && Object.keys(loose).length === 0, pages, texts, loose };
    } finally {
      await site.stop();
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
