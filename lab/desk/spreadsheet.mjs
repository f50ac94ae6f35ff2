import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ensureProgram } from '../servers/debian-program.mjs';

/**
 * How LibreOffice reads a file that somebody opens: commas, quotes, UTF-8, from the first line, each column as it stands,
 * the language by its number, and days and times recognised.
 */
const readings = { India: '44,34,76,1,,16393,false,true', 'United States': '44,34,76,1,,1033,false,true' };

/**
 * Opens CSV files with LibreOffice, which it installs where it is missing, and returns the cells of each as a spreadsheet has them.
 * @param {string} folder for the files
 * @param {Record<string, string>} files the text of each by its name
 * @returns {{ country: string, name: string, rows: { type: string, value: string | number, formula: boolean }[][] }[]}
 */
export function openInSpreadsheet(folder, files) {
  ensureProgram('libreoffice-calc-nogui', '/usr/lib/libreoffice/program/libsclo.so');
  const opened = [];
  for (const [country, reading] of Object.entries(readings)) {
    const place = join(folder, country);
    mkdirSync(place, { recursive: true });
    const paths = Object.entries(files).map(([name, text]) => {
      const path = join(place, `${name}.csv`);
      writeFileSync(path, text);
      return path;
    });
    const profile = `-env:UserInstallation=file://${folder}/profile`;
    const words = [
      '--headless',
      profile,
      `--infilter=CSV:${reading}`,
      '--convert-to',
      'fods',
      '--outdir',
      place,
      ...paths,
    ];
    const { status, stderr } = spawnSync('soffice', words, { encoding: 'utf8' });
    if (status !== 0) throw new Error(`LibreOffice ended with ${status}: ${stderr}`);
    for (const name of Object.keys(files))
      opened.push({ country, name, rows: rowsOf(readFileSync(join(place, `${name}.fods`), 'utf8')) });
  }
  return opened;
}

const unescaped = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };
/** Returns the text of a cell; each line of it is a paragraph. */
function textOf(xml) {
  const lines = [...xml.matchAll(/<text:p>(.*?)<\/text:p>/gs)].map(([, line]) => line.replace(/<[^>]*>/g, ''));
  return lines.join('\n').replace(/&(\w+);/g, (_, name) => unescaped[name] ?? `&${name};`);
}

/** Reads the cells of the first sheet of a flat OpenDocument file; days and times as ISO 8601. */
function rowsOf(xml) {
  const sheet = xml.slice(xml.indexOf('<table:table '), xml.indexOf('</table:table>'));
  return sheet
    .split('<table:table-row')
    .slice(1)
    .map((row) => {
      const cells = [];
      for (const [, words, content = ''] of row.matchAll(
        /<table:table-cell\b([^>]*?)(?:\/>|>(.*?)<\/table:table-cell>)/gs,
      )) {
        const word = (name) => new RegExp(`${name}="([^"]*)"`).exec(words)?.[1];
        const type = word(' office:value-type') ?? 'none';
        const value = { float: Number(word('office:value')), date: word('office:date-value') }[type] ?? textOf(content);
        const times = Math.min(100, Number(word('table:number-columns-repeated') ?? 1));
        for (let time = 0; time < times; time += 1)
          cells.push({ type, value, formula: words.includes('table:formula') });
      }
      return cells;
    })
    .filter((cells) => cells.some(({ type }) => type !== 'none'));
}
