const minute = 60_000;

/** How long an answer is fresh, and how long it is kept. Milliseconds. */
export const cacheTimes = {
  hotels: { fresh: 5 * minute, kept: 10 * minute },
  brands: { fresh: 10 * minute, kept: 15 * minute },
  locations: { fresh: 10 * minute, kept: 15 * minute },
  everythingElse: { fresh: 10 * minute, kept: 30 * minute },
} as const;
