import type { Property } from '#domain/property.ts';
import type { Ground } from './grounds.ts';

export interface SectionProps {
  property: Property;
  /** The class of the ground it stands on; neighbours differ. */
  ground: Ground;
}
