/**
 * Every cache time, limit, size and threshold of the specification, each named once. Times are milliseconds and
 * lengths CSS pixels unless the name says otherwise. "1 §9" is part 1, section 9; "D" is the decisions on the two parts.
 */
const second = 1000;
const minute = 60 * second;

/** How long an answer is fresh, and how long it is kept (1 §9, D "cache times"). */
export const cacheTimes = {
  hotels: { fresh: 5 * minute, kept: 10 * minute },
  brands: { fresh: 10 * minute, kept: 15 * minute },
  locations: { fresh: 10 * minute, kept: 15 * minute },
  hotelMedia: { fresh: 10 * minute, kept: 30 * minute },
  rooms: { fresh: 10 * minute, kept: 30 * minute },
  everythingElse: { fresh: 10 * minute, kept: 30 * minute },
} as const;

/** The browser's session cache of property data (1 §9, 2 §4, 2 §9). */
export const sessionCacheTimes = {
  page: 5 * minute,
  property: 10 * minute,
  upperHse: 3 * minute,
  rooms: 15 * minute,
} as const;

/** How often a failed call is repeated (1 §9). */
export const retryRules = {
  queryRetries: 2,
  mutationRetries: 1,
  /** Statuses that a repetition cannot change. */
  neverForStatus: [401, 404],
  firstDelay: 1 * second,
  longestDelay: 5 * second,
} as const;

/** The outer bounds of waiting for data (1 §4, 1 §7 call 9, 2 §4). */
export const dataLimits = {
  hotelFetchAbort: 5 * second,
  loadingErrorAfter: 8 * second,
  fallbackAfter: 10 * second,
} as const;

/** Carousels and other things that move by themselves (1 §2, 1 §9, 2 §2.3, 2 §9). */
export const motion = {
  heroAdvance: 5 * second,
  heroFade: 1 * second,
  roomAdvance: 5 * second,
  imageSliderAdvance: 5 * second,
  spaceAdvance: 3 * second,
  spaceResumeAfterManualUse: 8 * second,
  swipeThreshold: 50,
  reelScroll: 272,
} as const;

/** Viewport widths and scroll positions (1 §2, 1 §9, 2 §9). */
export const layoutThresholds = {
  /** Below this the viewport counts as mobile. */
  mobileBelow: 768,
  /** Hotel cards on one page of the home carousel, by the narrowest viewport they need. */
  cardsPerPage: [
    { from: 1024, cards: 3 },
    { from: 768, cards: 2 },
    { from: 0, cards: 1 },
  ],
  locationCardsPerPage: 3,
  headerTurnsLightAfterScroll: 50,
  /** Share of the viewport's height. */
  homeHeroHeight: 0.8,
} as const;

/** Staged appearance of a property page after navigation inside the site (2 §2.3, 2 §9). */
export const stages = { priority: 100, secondary: 300, tertiary: 500, background: 1000, step: 150 } as const;

/** How many of a list are shown (1 §2, 2 §2.3, 2 §2.4, 2 §9). */
export const listLimits = {
  homeHeroSlides: 4,
  homePress: 3,
  homePosts: 3,
  homeAwards: 3,
  genericPageAmenities: 6,
  roomAmenities: 4,
  diningSpecialties: 3,
  spaceFeatures: 4,
  upcomingHotels: 3,
} as const;

/** What holds pages and answers to their size where there are thousands of hotels. Of more, the first by their order. */
export const growthLimits = {
  /** In each list of the home page; there are twelve properties. */
  homeHotels: 24,
  /** On a page of a list: hotels, halls and lawns, places. */
  pageHotels: 24,
  pageSpaces: 60,
  pagePlaces: 24,
  /** Under one brand or place among others. */
  groupHotels: 8,
  /** Under a brand or place of the phone's menu. */
  menuHotels: 24,
  /** Hotels that a form offers to choose from, and the form on a hotel's own page beside that hotel. */
  venueOptions: 100,
  ownPageOptions: 24,
  /** Hits of each kind that a search tells. */
  searchHits: 60,
  /** Hotels in one part of the sitemap; of more than one part there is an index. */
  sitemapHotels: 200,
  /** Rows on a page of the desk's content, and properties that its forms offer to choose from. */
  deskRows: 50,
  deskProperties: 200,
  /** Hotels that are kept for the time of an outage. */
  keptHotels: 60,
} as const;

/** A lazy picture is fetched when this near to the viewport (1 §4, 1 §9). */
export const lazyPictures = { margin: 300, threshold: 0.05, delay: 50 } as const;

/** Sizes that pages of the owner ask for (1 §9). Quality is a percentage. */
export const pictureSizes = {
  hero: { width: 1920, quality: 90, format: 'webp' },
  hotelCard: { width: 400, height: 500, quality: 85, format: 'webp' },
} as const;

/** What an enquiry may say (D "Enquiries", facts "venue_bookings"). Lengths in characters. */
export const enquiryLimits = {
  name: 255,
  /** The longest address that mail can be sent to (RFC 5321). */
  email: 254,
  /** As typed, with room for two numbers and a word; 20 as stored. */
  phone: 60,
  specialRequirements: 4000,
  guestsMin: 1,
  guestsMax: 10_000,
  /** Furthest event date, counted from today in India. */
  yearsAhead: 3,
  bodyBytes: 64 * 1024,
  /** The form clears itself this long after success (1 §4, 2 §5). */
  resetAfterSuccess: 3 * second,
  /** The team's promise: "within 24 hours" (1 §1). */
  answerWithin: 24 * 60 * minute,
} as const;

/** What an address that anybody may type into a form has to bear of us. */
export const mailLimits = { acknowledgementsPerDay: 5 } as const;

/**
 * How many enquiries may come from where (D "Enquiries"): above `hold` they are stored without mail for staff to see,
 * above `flood` they are refused. Many families share one address of a mobile carrier.
 */
export const enquiryTraffic = {
  windowMs: 10 * minute,
  line: { hold: 10, flood: 100 },
  network: { hold: 40, flood: 400 },
  /** Enquiries of one e-mail address or phone number within a day; a family asks several hotels. */
  sameSender: 12,
  /** People who sent the same words within a day, where the words are long enough to be nobody's but a program's. */
  sameWords: 2,
  longWords: 40,
  /** Nobody fills in a form in less. */
  quickestMs: 2 * second,
} as const;

/** A job application's CV (D "Enquiries", 2 §5). */
export const applicationLimits = {
  cvBytes: 5 * 1024 * 1024,
  cvTypes: ['.pdf', '.doc', '.docx'],
  address: 1000,
  motivation: 4000,
  coverLetter: 8000,
  cvFilename: 255,
  /** All of the posted form; a CV that is too large is still read, so that the form can be shown again. */
  bodyBytes: 16 * 1024 * 1024,
} as const;

const megabyte = 1024 * 1024;

/**
 * How much may come from where as files (docs/decisions/uploads.md). A line is an IPv4 address or an IPv6 /64, a network
 * a /24 or a /48. Fifty people behind one address send their CVs at once and are all served; the CVs of thirty programs
 * of 5 MB are not.
 */
export const uploadLimits = {
  /** What an ordinary CV has at most; larger ones have a bound of their own. */
  smallBytes: megabyte,
  line: { bytesADay: 64 * megabyte, bytesAtOnce: 64 * megabyte, largeBytesAnHour: 8 * megabyte, tries: 200 },
  network: { bytesADay: 256 * megabyte, tries: 800 },
  bytesADay: 1024 * megabyte,
  triesMinutes: 10,
} as const;

/** What one request for rooms may ask. */
export const roomRequestLimits = { rooms: 50, adults: 200, children: 100, nights: 60 } as const;

/** What holds unless a property says otherwise (1 §9, 2 §9, facts "hotel_policies"). */
export const propertyDefaults = {
  checkIn: '2:00 PM',
  checkInOmnia: '3:00 PM',
  checkOut: '12:00 PM',
  cancellation: '24 hours before arrival',
  pets: 'Not allowed',
  maxOccupancy: 2,
  country: 'India',
} as const;

/** Counts from here on are shown with one decimal and a "k" (1 §2). */
export const compactCountsFrom = 1000;

/** The site's own health and its dashboard (2 §2.11, 2 §4, 2 §9, D "Monitoring"). */
export const monitoring = {
  serverCheckInterval: 30 * second,
  maxConsecutiveFailures: 3,
  healthCheckTimeout: 3 * second,
  slowResponse: 2 * second,
  /** Percent of the heap above which memory is red and logged. */
  memoryRed: 80,
  sessionHitsRed: 50,
  sessionHitsExcellent: 20,
  keptApiHits: 1000,
  keptSystemMetrics: 500,
  keptErrors: 200,
  metricsInterval: 5 * second,
  statusWindow: 1 * minute,
  downAboveErrors: 10,
  degradedAboveErrors: 5,
  degradedAboveRequests: 200,
  throttleWindow: 60 * second,
  throttleHits: 100,
  blockedAboveTimesThrottle: 1.5,
  clearOlderThan: 10 * minute,
  clearKeepsErrors: 50,
  keptTopEndpoints: 10,
  shownTopEndpoints: 5,
  shownApiHits: 100,
  shownErrors: 50,
  shownThrottleEvents: 20,
  logsRefresh: 3 * second,
} as const;

/** The video player (2 §4, 2 §9). */
export const player = {
  progressInterval: 1 * second,
  durationCheckInterval: 100,
  pendingSeekExpiry: 5 * second,
  width: 640,
  height: 360,
  playbackRate: 1,
} as const;
