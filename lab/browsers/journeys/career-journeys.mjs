const submit = 'main form[action="/careers"] button.button-dark[type="submit"]';

export const careerJourneys = ['run', 'off'].map((scripts) => ({
  name: scripts === 'run' ? 'application with a CV' : 'application with a CV without scripts',
  size: 'phone',
  scripts,
  async walk(visitor, { engine, files }) {
    await visitor.open('/careers');
    if (scripts === 'run') await visitor.alive('#application-name');
    await visitor.fill('#application-name', 'Asha Sample');
    await visitor.fill('#application-phone', '98100 00001');
    await visitor.fill('#application-email', `asha.${scripts}.${engine}.${Date.now()}@example.com`);
    await visitor.select('#application-position', 'Banquet', 'Banquet Manager');
    await visitor.fill('#application-address', '12 Sample Lane');
    await visitor.fill('#application-motivation', 'I like full halls.');
    await visitor.choose('#application-cv', files.none);
    await visitor.press(submit);
    await visitor.shows('main [role="alert"]', { words: 'choose a PDF or Word file' });
    await visitor.shows('#application-name', { value: 'Asha Sample' });
    await visitor.choose('#application-cv', files.cv);
    await visitor.press(submit);
    await visitor.shows('main', { words: 'Application submitted successfully!' });
  },
}));
