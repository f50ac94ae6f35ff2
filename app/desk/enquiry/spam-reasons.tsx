import { isHeld, type Judged } from '#app/desk/inbox/inbox.ts';

/** Tells why an enquiry or application is held back. */
export function HeldReasons({ quarantine, reasons }: Judged & { reasons: string[] }) {
  if (!isHeld({ quarantine }) || reasons.length === 0) return null;
  return <p className="held-reasons">{`Held back because: ${reasons.join(', ')}. No mail went out.`}</p>;
}
