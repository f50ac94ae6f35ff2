import { cleanLine } from '#platform/clean-text.ts';

/** What is left of a name is cut here, before anything looks at it. Characters. */
const longestTyped = 4_096;
/** As long as its columns. */
const longest = 255;
/** Characters that nobody sees: they turn or join what stands around them. */
const invisible = /\p{Cf}/gu;

/**
 * What somebody calls their file, as text to show: without the folders that some browsers put before it and without
 * what nobody sees. Never a path or a name of ours. `unnamed` stands for a name of which nothing is left.
 */
export function displayFilename(typed: string, unnamed: string): string {
  const clean = cleanLine(typed.slice(-longestTyped).replace(invisible, ''));
  const name = (clean.split(/[/\\]/).at(-1) ?? '').trim();
  if (name.length <= longest) return name || unnamed;
  const ending = /\.[^.]{1,10}$/.exec(name)?.[0] ?? '';
  return name.slice(0, longest - ending.length) + ending;
}
