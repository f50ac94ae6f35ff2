import { z } from 'zod';

/**
 * An object schema that must name every field of `T`. A field that a type has and its schema lacks would be dropped
 * without a word, so it does not compile.
 */
export function shapeOf<T>() {
  return <Shape extends Record<keyof Required<T>, z.ZodType>>(shape: Shape) => z.object(shape);
}
