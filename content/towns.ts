import type { Place } from './places.ts';

/**
 * Further towns that families search by, from which the nearest houses are named. The drawn maps do not show them.
 * Positions are exact to the town.
 */
export const towns: Place[] = [
  { name: 'Ghaziabad', lat: 28.67, lng: 77.45 },
  { name: 'Hapur', lat: 28.73, lng: 77.78 },
  { name: 'Meerut', lat: 28.98, lng: 77.71 },
  { name: 'Bulandshahr', lat: 28.41, lng: 77.85 },
  { name: 'Aligarh', lat: 27.88, lng: 78.08 },
  { name: 'Mathura', lat: 27.49, lng: 77.67 },
  { name: 'Agra', lat: 27.18, lng: 78.01 },
  { name: 'Muzaffarnagar', lat: 29.47, lng: 77.7 },
  { name: 'Saharanpur', lat: 29.97, lng: 77.55 },
  { name: 'Moradabad', lat: 28.84, lng: 78.77 },
  { name: 'Bareilly', lat: 28.37, lng: 79.42 },
  { name: 'Bahadurgarh', lat: 28.69, lng: 76.93 },
  { name: 'Jhajjar', lat: 28.61, lng: 76.66 },
  { name: 'Manesar', lat: 28.36, lng: 76.94 },
  { name: 'Bhiwadi', lat: 28.21, lng: 76.87 },
  { name: 'Narnaul', lat: 28.04, lng: 76.11 },
  { name: 'Mahendragarh', lat: 28.28, lng: 76.15 },
  { name: 'Bhiwani', lat: 28.79, lng: 76.14 },
  { name: 'Hisar', lat: 29.15, lng: 75.72 },
  { name: 'Jind', lat: 29.32, lng: 76.32 },
  { name: 'Kaithal', lat: 29.8, lng: 76.4 },
  { name: 'Yamunanagar', lat: 30.13, lng: 77.28 },
  { name: 'Panchkula', lat: 30.69, lng: 76.85 },
  { name: 'Mohali', lat: 30.7, lng: 76.72 },
  { name: 'Patiala', lat: 30.34, lng: 76.39 },
  { name: 'Ludhiana', lat: 30.9, lng: 75.86 },
  { name: 'Alwar', lat: 27.55, lng: 76.63 },
  { name: 'Jaipur', lat: 26.91, lng: 75.79 },
  { name: 'Dehradun', lat: 30.32, lng: 78.03 },
  { name: 'Haridwar', lat: 29.95, lng: 78.16 },
];
