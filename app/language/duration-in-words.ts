/** Formats how long something took or has waited, as a person says it: "2 h 10 min", "35 min", "3 days". */
export function durationInWords(minutes: number): string {
  const whole = Math.max(0, Math.round(minutes));
  if (whole < 60) return `${whole} min`;
  const hours = Math.floor(whole / 60);
  if (hours < 10) return whole % 60 === 0 ? `${hours} h` : `${hours} h ${String(whole % 60).padStart(2, '0')} min`;
  const rounded = Math.round(minutes / 60);
  return rounded < 48 ? `${rounded} h` : `${Math.round(minutes / 1440)} days`;
}
