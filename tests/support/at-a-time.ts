/** Works on all items, a given number at a time: while some wait for the database, others use the processor. */
export async function atATime<Item>(
  most: number,
  items: readonly Item[],
  work: (item: Item) => Promise<void>,
): Promise<void> {
  const rest = items.values();
  await Promise.all(
    Array.from({ length: most }, async () => {
      for (const item of rest) await work(item);
    }),
  );
}
