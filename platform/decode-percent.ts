/** Decodes a percent-encoded text; undefined if it is not encoded as UTF-8. */
export function decodePercent(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}
