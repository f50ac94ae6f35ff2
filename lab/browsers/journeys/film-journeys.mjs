const thumbnailOf = (film) => `a.video-thumbnail[href="/weddings/films/${film}"]`;

/** Waits until as many films play as are asked for, each of which has pictures. */
const plays = ({ until, evaluate }, count) =>
  until(`not ${count} films play`, () =>
    evaluate((wanted) => {
      const films = [...document.querySelectorAll('main video')];
      const playing = films.filter((film) => !film.paused && film.currentTime > 0 && film.videoWidth > 0);
      return films.length === wanted && playing.length === wanted;
    }, count),
  );

/** Waits until the poster is seen and the browser's own player has the film. */
async function isThere({ until, evaluate }) {
  await until('the poster does not come', () =>
    evaluate(() => document.querySelector('.film-shown .picture-image')?.naturalWidth > 0),
  );
  await until('the player does not get its film', () =>
    evaluate(() => document.querySelector('main video[controls]')?.videoWidth > 0),
  );
}

export const filmJourneys = [
  {
    name: 'films, one at a time',
    size: 'desktop',
    async walk(visitor) {
      await visitor.open('/weddings');
      await visitor.alive(thumbnailOf('wedding-1'));
      await visitor.press(thumbnailOf('wedding-1'));
      await plays(visitor, 1);
      await visitor.gone(thumbnailOf('wedding-1'));
      await visitor.press(thumbnailOf('wedding-2'));
      await visitor.shows(thumbnailOf('wedding-1'));
      await plays(visitor, 1);
      await visitor.evaluate(() => document.querySelector('main video').pause());
      await visitor.shows(thumbnailOf('wedding-2'));
    },
  },
  {
    name: 'films without scripts',
    size: 'phone',
    scripts: 'off',
    async walk(visitor) {
      await visitor.open('/weddings');
      await visitor.press(thumbnailOf('wedding-1'));
      await visitor.at('/weddings/films/wedding-1');
      await isThere(visitor);
      await visitor.fits();
      await visitor.press('.viewer-ways a', 'Back to Weddings');
      await visitor.at('/weddings');
      await visitor.open('/hotel/the-tivoli');
      await visitor.press('a[href$="/film/heritage"]', 'Watch the moving drawing');
      await visitor.at('/hotel/the-tivoli/film/heritage');
      await isThere(visitor);
      await visitor.press('.viewer-ways a', 'Back to The Tivoli');
      await visitor.at('/hotel/the-tivoli');
    },
  },
];
