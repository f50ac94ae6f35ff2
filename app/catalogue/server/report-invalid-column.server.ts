import type { z } from 'zod';

/** Is called for a row that is not as it should be; the page is shown without the part in question. */
export type ReportInvalid = (message: string) => void;

/** Returns the value of a JSON column. If it does not match its schema, it is reported and `otherwise` is returned. */
export function readColumn<T>(
  schema: z.ZodType<T>,
  column: { value: unknown; of: string; otherwise: NoInfer<T> },
  reportInvalid: ReportInvalid,
): T {
  const read = schema.safeParse(column.value);
  if (read.success) return read.data;
  const [issue] = read.error.issues;
  reportInvalid(`${column.of} is not as expected at "${issue?.path.join('.')}" (${issue?.message}); it is left out`);
  return column.otherwise;
}
