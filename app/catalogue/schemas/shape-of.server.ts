import { z } from 'zod';

/**
 * An object schema that must name every field of `T`: a field that a type gains and its schema lacks would be dropped
 * in silence, and so fails to compile.
 */
export function shapeOf<T>() {
  return <Shape extends Record<keyof Required<T>, z.ZodType>>(shape: Shape) => z.object(shape);
}
