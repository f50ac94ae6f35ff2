import { use } from 'react';
import type { FarSectionProps } from './far-sections.tsx';
import { farWhenWanted, loadedFar } from './load-far.ts';
import type { VenueMenu } from './venue-menu-dialog.tsx';

/** A section that the server has sent and that comes to life once the visitor moves. Stands in a Suspense. */
export function Far(props: FarSectionProps) {
  const { FarSection } = loadedFar() ?? use(farWhenWanted());
  return <FarSection {...props} />;
}

/** A menu that the address opens, with its script at once. */
export function FarMenuDialog(props: { menu: VenueMenu; slug: string }) {
  const { FarMenu } = loadedFar() ?? use(farWhenWanted());
  return <FarMenu {...props} />;
}
