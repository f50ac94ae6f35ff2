import { applicationLimits } from '#domain/constants.ts';
import { cleanLine } from '#domain/visible-text.ts';

/** What the applicant calls the file, without the folders that some browsers put before it; never a path of ours. */
export function cvFilename(typed: string): string {
  const [name = ''] = cleanLine(typed).split(/[/\\]/).slice(-1);
  const short = name.trim();
  if (short.length <= applicationLimits.cvFilename) return short || 'CV';
  const ending = /\.[^.]{1,10}$/.exec(short)?.[0] ?? '';
  return short.slice(0, applicationLimits.cvFilename - ending.length) + ending;
}
