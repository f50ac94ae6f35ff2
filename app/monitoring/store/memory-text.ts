import { monitoringLimits } from '#app/monitoring/limits.ts';

/** Such as "81%". It has a decimal where rounding would hide that the limit is exceeded. */
export function memoryText(percentage: number): string {
  const rounded = Math.round(percentage);
  const isHidden = percentage > monitoringLimits.memoryRed && rounded <= monitoringLimits.memoryRed;
  return `${isHidden ? Math.ceil(percentage * 10) / 10 : rounded}%`;
}
