/** The place that is seen and the next one: a decoded picture takes 34 MB, and the browser's cache keeps the files. */
const mostLoaded = 2;
const loaded = new Map<string, Promise<ImageBitmap>>();

/** The picture is decoded beside the main thread, and the graphics processor takes it as it is. */
async function fetchPanorama(address: string): Promise<ImageBitmap> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address} could not be fetched: status ${answer.status}.`);
  return createImageBitmap(await answer.blob(), { premultiplyAlpha: 'none', colorSpaceConversion: 'none' });
}

/**
 * Fetches and decodes a panorama, or returns the one that an earlier call asked for. Fails where the network or the
 * browser's decoder does; the next call then tries again.
 */
export function loadPanorama(address: string): Promise<ImageBitmap> {
  const earlier = loaded.get(address);
  if (earlier) return earlier;
  const coming = fetchPanorama(address);
  loaded.set(address, coming);
  for (const old of [...loaded.keys()].slice(0, -mostLoaded)) loaded.delete(old);
  coming.catch(() => loaded.delete(address));
  return coming;
}
