import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { afterAll, expect, test } from 'vitest';

/**
 * The folder lies in the checkout, because the compiler's settings hold for what is in it, and apart from the code, which
 * other tests read meanwhile.
 */
const cache = join(process.cwd(), '.cache');
mkdirSync(cache, { recursive: true });
const folder = mkdtempSync(join(cache, 'compiled-'));
afterAll(() => rmSync(folder, { recursive: true }));

const english = `export const texts = { call: 'Call', rooms: (count: number) => \`\${count} rooms\` };`;

/** Returns what the compiler says of texts in Hindi beside the English ones. */
function complaints(hindi: string): string {
  writeFileSync(join(folder, 'bar.texts.ts'), english);
  writeFileSync(
    join(folder, 'bar.texts.hi.ts'),
    `import type { texts as english } from './bar.texts.ts';\nexport const texts: typeof english = ${hindi};\n`,
  );
  const settings = {
    extends: '../../tsconfig.json',
    include: ['*.ts'],
    compilerOptions: { types: [], rootDirs: [] },
  };
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(settings));
  try {
    execFileSync(process.execPath, ['node_modules/typescript/bin/tsc', '--noEmit', '-p', folder], { stdio: 'pipe' });
    return '';
  } catch (error) {
    return String((error as { stdout: Buffer }).stdout).replaceAll(basename(folder), '');
  }
}

// biome-ignore-start lint/suspicious/noTemplateCurlyInString: these are programs
test('texts in Hindi compile if they have every text, and each takes what the English one takes', () => {
  expect(complaints("{ call: 'कॉल', rooms: (count) => `${count} कमरे` }")).toBe('');
  expect(complaints("{ call: 'कॉल' }")).toContain("Property 'rooms' is missing");
  expect(complaints("{ call: 'कॉल', rooms: (count) => `${count} कमरे`, old: 'पुराना' }")).toContain(
    "'old' does not exist",
  );
  expect(complaints("{ call: 'कॉल', rooms: 'कमरे' }")).toContain('not assignable');
});
// biome-ignore-end lint/suspicious/noTemplateCurlyInString: these are programs
