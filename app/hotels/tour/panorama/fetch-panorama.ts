/** The most panoramas that wait for a visitor, the latest ones: decoded, each takes 34 MB. */
const mostAhead = 2;
const ahead = new Map<string, Promise<ImageBitmap>>();

/** The picture is decoded beside the main thread, and the graphics processor takes it as it is. */
async function fetchPanorama(address: string): Promise<ImageBitmap> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address} could not be fetched: status ${answer.status}.`);
  return createImageBitmap(await answer.blob(), { premultiplyAlpha: 'none', colorSpaceConversion: 'none' });
}

/** Fetches and decodes a panorama that a visitor will probably want next. */
export function fetchPanoramaAhead(address: string): void {
  if (ahead.has(address)) return;
  const coming = fetchPanorama(address);
  ahead.set(address, coming);
  for (const old of [...ahead.keys()].slice(0, -mostAhead)) ahead.delete(old);
  coming.catch(() => ahead.delete(address));
}

/** Returns a panorama that was fetched ahead, or fetches it. The caller closes it once it is drawn. */
export function takePanorama(address: string): Promise<ImageBitmap> {
  const earlier = ahead.get(address);
  ahead.delete(address);
  return earlier ?? fetchPanorama(address);
}
