import { cleanLine } from '#platform/clean-text.ts';

/** A name is cut to so many characters before anything else is done with it. */
const longestTyped = 4_096;
/** The length of the columns that store it. */
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
