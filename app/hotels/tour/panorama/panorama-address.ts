const addresses = import.meta.glob<string>('/content/tours/panoramas/*.avif', {
  query: '?url',
  import: 'default',
  eager: true,
});

/** Returns the address of a panorama's picture. Throws if there is no such file. */
export function panoramaAddress(name: string): string {
  const address = addresses[`/content/tours/panoramas/${name}.avif`];
  if (!address) throw new Error(`content/tours/panoramas/${name}.avif is missing.`);
  return address;
}
