import { setTimeout as wait } from 'node:timers/promises';
import { askFrom, attacker, countStatuses, keepAliveAgent, visitor } from './ask-from.mjs';

const requests = 300;
const heldSeconds = 15;
const mostMs = 3_000;
const looked = 4;
const formats = ['avif', 'webp', 'jpeg', 'png'];

/** Returns the addresses of pictures as a page offers them. */
async function picturesOf(origin, path) {
  const { body } = await askFrom(origin, { path, from: visitor });
  const found = body.match(/\/storage\/v1\/object\/public\/[^\s"',&]+\?[^\s"',]*/g) ?? [];
  return [...new Set(found.map((address) => address.replaceAll('&amp;', '&')))];
}

function odd(address, number) {
  const query = new URLSearchParams({
    width: String(97 + number * 7),
    height: String(90 + ((number * 13) % 900)),
    quality: String(40 + (number % 51)),
    focus: `${number % 5}-${(number >> 2) % 5}`,
    format: formats[number % formats.length],
  });
  return `${address.split('?')[0]}?${query}`;
}

/** Three hundred odd sizes are requested and abandoned; the next visitor still sees a new picture in time. */
export const oddPictures = {
  name: 'odd-pictures',
  title: 'odd sizes of pictures',
  async play({ origin }) {
    const wanted = await picturesOf(origin, '/hotel/the-tivoli');
    const later = await picturesOf(origin, '/weddings');
    if (wanted.length === 0 || later.length < looked) throw new Error('The pages name too few pictures.');
    const agent = keepAliveAgent(attacker, requests);
    const leave = new AbortController();
    const asked = Array.from({ length: requests }, (_, number) =>
      askFrom(origin, { agent, path: odd(wanted[number % wanted.length], number), signal: leave.signal }),
    );
    const during = wait(heldSeconds * 1_000 - 5_000).then(() =>
      askFrom(origin, { path: later[0], from: visitor, headers: { accept: 'image/avif,image/webp' } }),
    );
    await wait(heldSeconds * 1_000);
    leave.abort();
    agent.destroy();
    const answers = countStatuses(await Promise.all(asked));
    const pictures = [];
    for (const path of later.slice(-looked)) {
      const { status, milliseconds } = await askFrom(origin, {
        path,
        from: visitor,
        headers: { accept: 'image/avif,image/webp' },
      });
      pictures.push({ status, milliseconds: Math.round(milliseconds) });
    }
    const { status, milliseconds } = await during;
    return {
      holds: pictures.every((picture) => picture.status === 200 && picture.milliseconds <= mostMs),
      odd: answers,
      during: { status, milliseconds: Math.round(milliseconds) },
      rightAfter: pictures,
    };
  },
};
