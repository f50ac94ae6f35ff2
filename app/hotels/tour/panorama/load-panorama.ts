import { panoramaAddress } from './panorama-address.ts';

/** Decoded pictures are large, so that only the latest few are kept. */
const mostLoaded = 4;
const loaded = new Map<string, Promise<HTMLImageElement>>();

function fetchPanorama(name: string): Promise<HTMLImageElement> {
  const picture = new Image();
  picture.src = panoramaAddress(name);
  return picture.decode().then(() => picture);
}

/**
 * Fetches and decodes a panorama, or returns the one that an earlier call asked for. Fails where the network or the
 * browser's decoder does; the next call then tries again.
 */
export function loadPanorama(name: string): Promise<HTMLImageElement> {
  const earlier = loaded.get(name);
  if (earlier) return earlier;
  const coming = fetchPanorama(name);
  loaded.set(name, coming);
  for (const old of [...loaded.keys()].slice(0, -mostLoaded)) loaded.delete(old);
  coming.catch(() => loaded.delete(name));
  return coming;
}
