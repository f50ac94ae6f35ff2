export const texts = {
  unreachable:
    'We could not be reached. Everything you typed is still here, and is sent by itself once you are back online.',
  nextTry: (pause: string) => `We try again by ourselves in ${pause}.`,
  seconds: (count: number) => `${count} seconds`,
  minutes: (count: number) => (count === 1 ? 'a minute' : `${count} minutes`),
};
