import { cleanLine } from '#platform/clean-text.ts';

/** A name is cut to so many characters before anything else is done with it. */
const longestTyped = 4_096;
/** The length of the columns that store it. */
const longest = 255;
/** Matches invisible characters, which turn or join the characters around them. */
const invisible = /\p{Cf}/gu;

/** Returns a sender's file name as text to show, never a path or a name of ours; `unnamed` replaces an empty one. */
export function displayFilename(typed: string, unnamed: string): string {
  const clean = cleanLine(typed.slice(-longestTyped).replace(invisible, ''));
  const name = (clean.split(/[/\\]/).at(-1) ?? '').trim();
  if (name.length <= longest) return name || unnamed;
  const ending = /\.[^.]{1,10}$/.exec(name)?.[0] ?? '';
  return name.slice(0, longest - ending.length) + ending;
}
