/** What a room has; a page shows the first four. */
export const roomAmenities: string[] = ['Air conditioning', 'Wi-Fi', 'Room service', 'Television'];

/** As above, with meals in the room. */
export const suiteAmenities: string[] = [...roomAmenities, 'In-room dining', '24-hour housekeeping'];
