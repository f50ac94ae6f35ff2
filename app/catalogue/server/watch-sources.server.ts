import type { Catalogue, Read } from '#app/catalogue/server/catalogue.server.ts';

/** A catalogue that calls back when one of its answers is not live, so that no route has to check. */
export function watchSources(catalogue: Catalogue, onFallback: () => void): Catalogue {
  return new Proxy(catalogue, {
    get(target, name, receiver) {
      const member: unknown = Reflect.get(target, name, receiver);
      if (typeof member !== 'function') return member;
      return async (...input: unknown[]) => {
        const read: Read<unknown> = await member.apply(target, input);
        if (read.source !== 'live') onFallback();
        return read;
      };
    },
  });
}
