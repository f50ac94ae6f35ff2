import { expect, test } from 'vitest';
import {
  applicationLimits,
  cacheTimes,
  dataLimits,
  enquiryLimits,
  layoutThresholds,
  lazyPictures,
  listLimits,
  monitoring,
  motion,
  pictureSizes,
  player,
  propertyDefaults,
  retryRules,
  sessionCacheTimes,
  stages,
} from './constants.ts';

const minutes = (ms: number) => ms / 60_000;

test('answers stay fresh and are kept as one table says', () => {
  const table = Object.entries(cacheTimes).map(([name, { fresh, kept }]) => [name, minutes(fresh), minutes(kept)]);
  expect(table).toEqual([
    ['hotels', 5, 10],
    ['brands', 10, 15],
    ['locations', 10, 15],
    ['hotelMedia', 10, 30],
    ['rooms', 10, 30],
    ['everythingElse', 10, 30],
  ]);
  expect(Object.values(sessionCacheTimes).map(minutes)).toEqual([5, 10, 3, 15]);
});

test('calls are repeated and given up as specified', () => {
  expect(retryRules).toEqual({
    queryRetries: 2,
    mutationRetries: 1,
    neverForStatus: [401, 404],
    firstDelay: 1000,
    longestDelay: 5000,
  });
  expect(dataLimits).toEqual({ hotelFetchAbort: 5000, loadingErrorAfter: 8000, fallbackAfter: 10_000 });
});

test('what moves, moves at the specified times', () => {
  expect(motion).toMatchObject({ heroAdvance: 5000, heroFade: 1000, roomAdvance: 5000, spaceAdvance: 3000 });
  expect(motion).toMatchObject({ spaceResumeAfterManualUse: 8000, swipeThreshold: 50, reelScroll: 272 });
  expect(stages).toEqual({ priority: 100, secondary: 300, tertiary: 500, background: 1000, step: 150 });
  expect(layoutThresholds).toMatchObject({ mobileBelow: 768, headerTurnsLightAfterScroll: 50, homeHeroHeight: 0.8 });
});

test('lists are as long and pictures as large as specified', () => {
  expect(listLimits).toMatchObject({
    genericPageAmenities: 6,
    roomAmenities: 4,
    diningSpecialties: 3,
    spaceFeatures: 4,
  });
  expect(listLimits).toMatchObject({ homeHeroSlides: 4, homePress: 3, homePosts: 3, homeAwards: 3 });
  expect(lazyPictures).toEqual({ margin: 300, threshold: 0.05, delay: 50 });
  expect(pictureSizes.hero).toEqual({ width: 1920, quality: 90, format: 'webp' });
  expect(pictureSizes.hotelCard).toEqual({ width: 400, height: 500, quality: 85, format: 'webp' });
});

test('forms and policies keep their limits', () => {
  expect(enquiryLimits).toMatchObject({ guestsMin: 1, guestsMax: 10_000, yearsAhead: 3, bodyBytes: 65_536 });
  expect(enquiryLimits.resetAfterSuccess).toBe(3000);
  expect(applicationLimits).toMatchObject({ cvBytes: 5_242_880, cvTypes: ['.pdf', '.doc', '.docx'] });
  expect(propertyDefaults).toEqual({
    checkIn: '2:00 PM',
    checkInOmnia: '3:00 PM',
    checkOut: '12:00 PM',
    cancellation: '24 hours before arrival',
    pets: 'Not allowed',
    maxOccupancy: 2,
    country: 'India',
  });
});

test('monitoring and the player keep their figures', () => {
  expect(monitoring).toEqual({
    serverCheckInterval: 30_000,
    maxConsecutiveFailures: 3,
    healthCheckTimeout: 3000,
    slowResponse: 2000,
    memoryRed: 80,
    sessionHitsRed: 50,
    sessionHitsExcellent: 20,
    keptApiHits: 1000,
    keptSystemMetrics: 500,
    keptErrors: 200,
    metricsInterval: 5000,
    statusWindow: 60_000,
    downAboveErrors: 10,
    degradedAboveErrors: 5,
    degradedAboveRequests: 200,
    throttleWindow: 60_000,
    throttleHits: 100,
    blockedAboveTimesThrottle: 1.5,
    clearOlderThan: 600_000,
    clearKeepsErrors: 50,
    keptTopEndpoints: 10,
    shownTopEndpoints: 5,
    shownApiHits: 100,
    shownErrors: 50,
    shownThrottleEvents: 20,
    logsRefresh: 3000,
  });
  expect(player).toMatchObject({ progressInterval: 1000, width: 640, height: 360, pendingSeekExpiry: 5000 });
});
