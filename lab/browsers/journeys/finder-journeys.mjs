/** A day that may be asked for: a season ahead. */
const day = new Date(Date.now() + 120 * 86_400_000).toISOString().slice(0, 10);

export const finderJourneys = ['run', 'off'].map((scripts) => ({
  name: scripts === 'run' ? 'venue finder' : 'venue finder without scripts',
  size: scripts === 'run' ? 'desktop' : 'phone',
  scripts,
  async walk(visitor) {
    await visitor.open('/');
    await visitor.fill('#find-guests', '400');
    await visitor.day('#find-date', day);
    await visitor.press('#home-finder button[type="submit"]');
    await visitor.shows('#finder [role="status"]', { words: 'spaces fit 400 guests' });
    await visitor.press('#finder .space-row-enquire', 'Enquire');
    await visitor.shows('input[name="guest_count"]', { value: '400' });
    await visitor.shows('input[name="event_date"]', { value: day });
  },
}));
