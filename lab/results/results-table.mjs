/** Every proof has these columns; its key figures follow them. */
const common = ['date', 'commit', 'holds', 'seconds'];

/** @param {unknown} value @returns {string} as a cell of a Markdown table */
function cell(value) {
  if (value === undefined || value === null || value === '') return '–';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  return String(value).replaceAll(/\s+/g, ' ').replaceAll('|', '/');
}

/** Returns the value at a path such as `restartMs.median`, or undefined if an older result has none. */
function at(result, path) {
  return path.split('.').reduce((value, key) => value?.[key], result);
}

/** Returns the text of a key figure of a result; a figure that an older result does not have is left out. */
function figureOf(result, figure) {
  if (typeof figure === 'string') return at(result, figure);
  try {
    return figure(result);
  } catch {
    return undefined;
  }
}

/**
 * Returns one run of a proof as a row: each column with its cell.
 * @param {Record<string, string | ((result: object) => unknown)>} keyFigures columns, with the path or the function of
 * their figure
 * @param {object} result with date, commit, holds and seconds
 * @returns {Record<string, string>}
 */
export function rowOf(keyFigures, result) {
  const figures = Object.entries(keyFigures).map(([column, figure]) => [column, cell(figureOf(result, figure))]);
  return {
    ...Object.fromEntries(common.map((column) => [column, cell(result[column])])),
    ...Object.fromEntries(figures),
  };
}

/** @param {string} text of a file of results @returns {Record<string, string>[]} its rows, oldest first */
export function parseResults(text) {
  const cells = (line) =>
    line
      .slice(1, -1)
      .split('|')
      .map((each) => each.trim());
  const [header, , ...rows] = text.split('\n').filter((line) => line.startsWith('|'));
  if (!header) return [];
  const columns = cells(header);
  return rows.map((row) => Object.fromEntries(cells(row).map((each, index) => [columns[index], each])));
}

/**
 * Returns the file of a proof's results. A column that an older row does not have is empty there.
 * @param {string} name of the proof
 * @param {string[]} figures names of the columns after the common ones
 * @param {Record<string, string>[]} rows oldest first
 */
export function formatResults(name, figures, rows) {
  const columns = [...common, ...figures];
  const line = (cells) => `| ${cells.join(' | ')} |`;
  const table = [
    line(columns),
    `|${' --- |'.repeat(columns.length)}`,
    ...rows.map((row) => line(columns.map((column) => row[column] ?? cell(undefined)))),
  ];
  return `# Results of \`npm run prove ${name}\`\nOne row a run, the newest last.\n\n${table.join('\n')}\n`;
}
