/** Views of a guest room, one set for all houses: a room's carousel shows its own picture first, then some of these. */
export const rooms = {
  'rooms/window-seat': { composition: 'readingWindow', palette: 'emerald', format: 'wide' },
  'rooms/bed': { composition: 'breakfastInBed', palette: 'turmeric', format: 'wide' },
  'rooms/bedside': { composition: 'lampAndBooks', palette: 'night', format: 'wide' },
  'rooms/curtains': { composition: 'morningCurtains', palette: 'mustard', format: 'wide' },
  'rooms/sitting-corner': { composition: 'readingChair', palette: 'bluehour', format: 'wide' },
  'rooms/night-window': { composition: 'nightDesk', palette: 'night', format: 'wide' },
};
