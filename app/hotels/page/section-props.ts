import type { Property } from '#app/catalogue/property.ts';
import type { Background } from './section-backgrounds.ts';

export interface SectionProps {
  property: Property;
  /** The class of its background. */
  background: Background;
}
