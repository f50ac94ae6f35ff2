import type { CvScan } from '#app/careers/cv-scan.ts';

/** Tells staff why a CV cannot be downloaded. `finding` is the virus scanner's name for what it found. */
export function cvRefusal(scan: CvScan, finding?: string | null): string {
  if (scan !== 'infected') return 'The CV can be opened once the virus scanner has checked it.';
  return `The CV cannot be opened: the virus scanner found ${finding ?? 'something'} in it. Ask for another one.`;
}
