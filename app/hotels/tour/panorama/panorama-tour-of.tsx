import type { ComponentType } from 'react';
import { tours } from '#content/tours/tours.ts';
import { PanoramaDialog, type PanoramaDialogProps } from './panorama-dialog.tsx';

/** Returns the dialog with the tour of a property. Everything of a tour is imported from here, when it is opened. */
export function panoramaTourOf(slug: string): ComponentType<Omit<PanoramaDialogProps, 'tour' | 'first'>> {
  const tour = tours.find(({ property }) => property === slug);
  const [first] = tour?.stations ?? [];
  if (!tour || !first) throw new Error(`content/tours/tours.ts has no tour of '${slug}'.`);
  return (props) => <PanoramaDialog {...props} tour={tour} first={first} />;
}
