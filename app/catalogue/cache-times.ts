const minute = 60_000;

/** How long an answer is fresh, and how long it stays stored, in milliseconds. */
export const cacheTimes = {
  hotels: { fresh: 5 * minute, stored: 10 * minute },
  brands: { fresh: 10 * minute, stored: 15 * minute },
  /** For how long the session of a tab stores a hotel's page, with its pictures, and the rooms that can be requested. */
  session: { hotel: 10 * minute, upperHse: 3 * minute, rooms: 15 * minute },
  everythingElse: { fresh: 10 * minute, stored: 30 * minute },
} as const;
