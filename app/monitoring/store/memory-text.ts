import { monitoring } from '#app/monitoring/limits.ts';

/** "81%"; with a decimal where the rounded figure would not be above the limit that it exceeds. */
export function memoryText(percentage: number): string {
  const rounded = Math.round(percentage);
  const isHidden = percentage > monitoring.memoryRed && rounded <= monitoring.memoryRed;
  return `${isHidden ? Math.ceil(percentage * 10) / 10 : rounded}%`;
}
