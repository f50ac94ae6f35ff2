/**
 * Makes an id for one filling of the form. Pages are cached and shared between visitors, so each browser makes its
 * own. `randomUUID` exists on secure pages only, and a site may be tried out over plain HTTP.
 */
export function newSubmissionId(): string {
  if ('randomUUID' in crypto) return crypto.randomUUID();
  const bytes = (crypto as Crypto).getRandomValues(new Uint8Array(16));
  const hex = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20)}`;
}
