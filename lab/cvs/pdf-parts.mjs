/** Adds an object to a PDF as programs do that leave the rest as it is: an update with a table of its own at the end. */
export function withUpdate(pdf, ...objects) {
  const text = pdf.toString('latin1');
  const root = text.match(/\/Root\s+\d+ \d+ R/g)?.at(-1) ?? '/Root 1 0 R';
  const before = /startxref\s+(\d+)\s+%%EOF\s*$/.exec(text)?.[1] ?? 0;
  const added = objects.map((object, index) => `${9_000 + index} 0 obj\n${object}\nendobj\n`);
  const places = added.map((_, index) => text.length + 1 + added.slice(0, index).join('').length);
  const table = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('');
  const end = `trailer\n<</Size ${9_000 + objects.length}${root}/Prev ${before}>>\nstartxref\n${text.length + 1 + added.join('').length}\n%%EOF\n`;
  return Buffer.from(`${text}\n${added.join('')}xref\n9000 ${objects.length}\n${table}${end}`, 'latin1');
}
