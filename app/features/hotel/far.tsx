import { use } from 'react';
import type { FarSectionProps } from './far-sections.tsx';
import { farWhenWanted, loadedFar } from './load-far.ts';

/** A section that the server has sent and that comes to life once the visitor moves. Stands in a Suspense. */
export function Far(props: FarSectionProps) {
  const { FarSection } = loadedFar() ?? use(farWhenWanted());
  return <FarSection {...props} />;
}
