const channels = (hex) => [1, 3, 5].map((i) => parseInt(hex.slice(i, i + 2), 16));

/** Returns the colour `t` of the way from `a` to `b`, both '#rrggbb'. */
export function mix(a, b, t) {
  const [from, to] = [channels(a), channels(b)];
  return `#${from
    .map((v, i) =>
      Math.round(v + (to[i] - v) * t)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
}
