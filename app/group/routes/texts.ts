/** The documents behind the codes. */
export const digitalDocumentsTexts = {
  serviceDirectory: { name: 'Service Directory', text: 'What the house does, and when.' },
  inRoomDining: { name: 'IRD Menu', text: 'In-room dining, at any hour.' },
  tour: { name: 'Doll House', text: 'A walk through rooms and halls.' },
  factSheet: { name: 'Fact Sheet', text: 'Halls, capacities and rooms on one sheet.' },
};

export const dishTexts = {
  vegetarian: (dish: string) => `${dish} (vegetarian)`,
};
