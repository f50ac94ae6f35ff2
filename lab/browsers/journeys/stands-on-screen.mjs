/**
 * Waits until a section begins in the upper half of the screen, and sees that it stays there: nothing above it grows.
 */
export async function standsOnScreen({ until, evaluate }, section) {
  const top = () => evaluate((one) => Math.round(document.querySelector(one).getBoundingClientRect().top), section);
  let last;
  let equal = 0;
  await until(`${section} does not come to stand on the screen`, async () => {
    const now = await top();
    equal = now === last ? equal + 1 : 0;
    last = now;
    const screen = await evaluate(() => innerHeight);
    return equal > 10 && now >= 0 && now < screen / 2;
  });
}
