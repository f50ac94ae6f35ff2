/** Positions of the careers form. */
export const careerPositions = [
  'Front Desk Associate',
  'Concierge',
  'Housekeeping Supervisor',
  'Food & Beverage Manager',
  'Chef',
  'Banquet Manager',
  'Sales Executive',
  'Marketing Specialist',
  'IT Support',
  'Finance Associate',
  'Human Resources',
  'Maintenance Engineer',
  'Guest Relations',
  'Event Coordinator',
  'Other',
] as const;
