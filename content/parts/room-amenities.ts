/** The amenities of a room; a page shows the first four. */
export const roomAmenities: string[] = ['Air conditioning', 'Wi-Fi', 'Room service', 'Television'];

/** The same amenities, with meals in the room. */
export const suiteAmenities: string[] = [...roomAmenities, 'In-room dining', '24-hour housekeeping'];
