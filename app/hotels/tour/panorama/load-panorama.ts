const addresses = import.meta.glob<string>('/content/tours/panoramas/*.avif', {
  query: '?url',
  import: 'default',
  eager: true,
});

/** Returns the address of a panorama, which changes with its content. */
export function panoramaAddress(name: string): string {
  const address = addresses[`/content/tours/panoramas/${name}.avif`];
  if (!address) throw new Error(`content/tours/panoramas/${name}.avif is missing.`);
  return address;
}

/** Fetches and decodes a panorama. Fails where the network or the browser's decoder does. */
export async function loadPanorama(name: string): Promise<HTMLImageElement> {
  const picture = new Image();
  picture.src = panoramaAddress(name);
  await picture.decode();
  return picture;
}
