import type { Config } from '#platform/config.ts';

export function describeSamples(count: number, sampleContent: Config['sampleContent']): string[] {
  if (count === 0) return [];
  const subject =
    count === 1
      ? '1 record is a sample that nobody has supplied yet'
      : `${count} records are samples that nobody has supplied yet`;
  return [
    sampleContent === 'show'
      ? `${subject}: pages mark them; /desk/content/samples lists them.`
      : `${subject}: pages leave them out until they are saved at /desk/content/samples, or SAMPLE_CONTENT=show is set.`,
  ];
}
