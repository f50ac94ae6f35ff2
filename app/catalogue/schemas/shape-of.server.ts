import { z } from 'zod';

/**
 * Makes an object schema that must name every field of `T`. A field that is in the type but not in the schema would be
 * dropped silently, so it does not compile.
 */
export function shapeOf<T>() {
  return <Shape extends Record<keyof Required<T>, z.ZodType>>(shape: Shape) => z.object(shape);
}
