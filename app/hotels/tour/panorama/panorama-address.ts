const panoramas = import.meta.glob<string>('/content/tours/panoramas/*.avif', {
  query: '?url',
  import: 'default',
  eager: true,
});

const stills = import.meta.glob<string>('/content/tours/stills/*.avif', {
  query: '?url',
  import: 'default',
  eager: true,
});

export function panoramaAddress(name: string): string {
  return addressOf(panoramas, `/content/tours/panoramas/${name}.avif`);
}

/** What a screen shows first of a panorama: `tall` on screens of 3:4 and narrower, `wide` on all others. */
export interface FirstStill {
  wide: string;
  tall: string;
}

export function firstStill(panorama: string): FirstStill {
  const cut = (shape: keyof FirstStill) => addressOf(stills, `/content/tours/stills/${panorama}-${shape}.avif`);
  return { wide: cut('wide'), tall: cut('tall') };
}

function addressOf(addresses: Record<string, string>, file: string): string {
  const address = addresses[file];
  if (!address) throw new Error(`${file.slice(1)} is missing.`);
  return address;
}
