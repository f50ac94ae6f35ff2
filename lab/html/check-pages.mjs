import { execFile } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { ensureInstalled } from '../../commands/setup/packages.mjs';
import { ensureProgram } from '../servers/debian-program.mjs';

/**
 * Runs the Nu Html Checker, which it installs with its Java where they are missing.
 * @param {string} root of the project
 * @param {string} folder for the pages as files
 * @param {Map<string, string>} pages the HTML of each page by its address
 * @returns {Promise<{ path: string, isError: boolean, text: string, extract: string }[]>} what the checker says of them
 */
export async function checkPages(root, folder, pages) {
  const java = '/usr/bin/java';
  ensureProgram('default-jre-headless', java);
  const home = join(root, 'lab/html');
  await ensureInstalled(home);
  mkdirSync(folder, { recursive: true });
  const paths = [...pages.keys()];
  const files = paths.map((path, index) => {
    const file = join(folder, `${index}.html`);
    writeFileSync(file, pages.get(path));
    return file;
  });
  const checker = join(home, 'node_modules/vnu-jar/build/dist/vnu.jar');
  const words = ['-Xss4m', '-jar', checker, '--format', 'json', '--stdout', '--exit-zero-always', ...files];
  const { stdout } = await promisify(execFile)(java, words, { maxBuffer: 256 * 1024 * 1024 });
  return JSON.parse(stdout).messages.map(({ type, url, message, extract = '' }) => ({
    path: paths[Number(/(\d+)\.html$/.exec(url ?? '')?.[1])] ?? '',
    isError: type !== 'info',
    text: message,
    extract,
  }));
}
