import { attackPaced } from './attack-paced.mjs';
import { visitHomeDuring } from './visit-home.mjs';

const seconds = 8;

/** Invented hosts and new searches do not slow the home page down. */
export const inventedPages = {
  title: 'invented hosts and unique searches',
  async play({ origin }) {
    const hosts = await visitHomeDuring(origin, () =>
      attackPaced(origin, {
        seconds,
        wanted: (number) => ({ path: '/hotel/the-tivoli', headers: { host: `invented-${number}.example` } }),
      }),
    );
    const searches = await visitHomeDuring(origin, () =>
      attackPaced(origin, {
        seconds,
        wanted: (number) => ({
          path: number % 2 === 0 ? `/search?q=banquet+${number}` : `/locations?guests=${number}&q=x${number}`,
        }),
      }),
    );
    return { holds: hosts.holds && searches.holds, hosts, searches };
  },
};
