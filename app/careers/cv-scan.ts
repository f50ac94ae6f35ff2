/** The result of a virus scanner for a CV; `none`: no scanner is set, `waiting`: it has not answered yet. */
export type CvScan = 'none' | 'waiting' | 'clean' | 'infected';

/** Whether nobody may open the CV. */
export function isCvHeld(scan: CvScan): boolean {
  return scan === 'waiting' || scan === 'infected';
}
