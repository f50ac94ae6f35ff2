export const roomsTexts = {
  failed: (problem: string) => `Failed to load room information: ${problem}`,
  none: 'No room information available at this time.',
  guests: (count: number) => `${count} guests`,
  rooms: (count: number) => `${count} rooms`,
  request: 'Request this room',
  /** Whether the name of an amenity means this. */
  isAirConditioning: (name: string) => /air.?condition/i.test(name),
  isWiFi: (name: string) => /wi.?fi/i.test(name),
  isRoomService: (name: string) => /room service/i.test(name),
  isTelevision: (name: string) => /television|^tv$/i.test(name),
  isInRoomDining: (name: string) => /in.?room dining/i.test(name),
  isHousekeeping: (name: string) => /housekeeping/i.test(name),
  picture: (place: number) => `Picture ${place}`,
};
