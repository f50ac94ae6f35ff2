import type { Picture } from '#platform/images/picture.ts';

function isIllustration(data: object): boolean {
  const { path, origin } = data as Partial<Picture>;
  return path !== undefined && (origin === 'drawing' || origin === 'render');
}

/** Whether there is a picture in the data of a page, at whatever depth, that is a drawing or a render. */
export function hasIllustrations(data: unknown): boolean {
  if (typeof data !== 'object' || data === null) return false;
  return isIllustration(data) || Object.values(data).some(hasIllustrations);
}
