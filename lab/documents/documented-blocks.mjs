/**
 * Returns the blocks of commands of a document, each with the comment before it: `run: NAME` (a proof, or the file of
 * a test) or `not run: WHY`.
 * @param {string} text of the document, in Markdown
 * @returns {{ mark: string | undefined, name: string | undefined, commands: string, line: number }[]}
 */
export function documentedBlocks(text) {
  const lines = text.split('\n');
  const blocks = [];
  let mark;
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at];
    const said = /^ *<!-- (run|not run): (.+) -->$/.exec(line);
    if (said) mark = said;
    if (!line.startsWith('    ')) {
      if (line.trim() !== '' && !said) mark = undefined;
      continue;
    }
    const begun = at;
    while (lines[at + 1]?.startsWith('    ') || (lines[at + 1]?.trim() === '' && lines[at + 2]?.startsWith('    ')))
      at += 1;
    const commands = lines.slice(begun, at + 1).map((each) => each.slice(4));
    blocks.push({ mark: mark?.[1], name: mark?.[2], commands: `${commands.join('\n')}\n`, line: begun + 1 });
    mark = undefined;
  }
  return blocks;
}
