import type { PanoramaTour } from '#app/catalogue/panorama-tour.ts';

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

/** Returns a tour as the browser gets it: each name of a panorama is replaced by its address. */
export function withAddresses(tour: PanoramaTour): PanoramaTour {
  return {
    ...tour,
    stations: tour.stations.map(({ settings, ...station }) => ({
      ...station,
      panorama: panoramaAddress(station.panorama),
      ...(station.largePanorama && { largePanorama: panoramaAddress(station.largePanorama) }),
      ...(settings && {
        settings: {
          empty: panoramaAddress(settings.empty),
          dinner: panoramaAddress(settings.dinner),
          wedding: panoramaAddress(settings.wedding),
        },
      }),
    })),
  };
}

function panoramaAddress(name: string): string {
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
