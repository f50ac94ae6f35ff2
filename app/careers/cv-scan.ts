/** What a virus scanner said of a CV; `none`: none is set, `waiting`: it has not answered yet. */
export type CvScan = 'none' | 'waiting' | 'clean' | 'infected';

/** Whether nobody may open the CV. */
export function isCvHeld(scan: CvScan): boolean {
  return scan === 'waiting' || scan === 'infected';
}
