/** Types the commands as a person would: those after `su - tivoli` go to that user's shell, until `exit`. */
const asTyped = (commands) =>
  commands.replaceAll(
    /^su - tivoli\n([\s\S]*?)^exit\n/gm,
    (_, typed) => `su - tivoli -c 'sh -eux' <<'TYPED'\n${typed}TYPED\n`,
  );

/**
 * Returns the script of all blocks in their order, with this proof's repository, store, name and ports instead of the
 * examples.
 * @param {{ commands: string, place: string }[]} blocks
 * @param {[string | RegExp, string][]} examples what stands in the documents, and what stands here
 */
export function typedCommands(blocks, examples) {
  const own = (commands) => examples.reduce((text, [example, here]) => text.replaceAll(example, here), commands);
  return blocks.map(({ commands, place }) => `printf '\\n== %s\\n' ${place}\n${own(asTyped(commands))}`).join('\n');
}
