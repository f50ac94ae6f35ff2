export const finderJourneys = ['run', 'off'].map((scripts) => ({
  name: scripts === 'run' ? 'venue finder' : 'venue finder without scripts',
  size: scripts === 'run' ? 'desktop' : 'phone',
  scripts,
  async walk(visitor) {
    await visitor.open('/');
    await visitor.fill('#find-guests', '400');
    await visitor.day('#find-date', '2030-02-14');
    await visitor.press('#home-finder button[type="submit"]');
    await visitor.shows('#finder [role="status"]', { words: 'spaces fit 400 guests' });
    await visitor.press('#finder .space-row-enquire', 'Enquire');
    await visitor.shows('input[name="guest_count"]', { value: '400' });
    await visitor.shows('input[name="event_date"]', { value: '2030-02-14' });
  },
}));
