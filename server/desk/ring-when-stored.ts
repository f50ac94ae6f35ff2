import type { Bell } from './bell.ts';

/** The same service, and the desk is told after each call that stored something new. */
export function ringWhenStored<Service extends object>(service: Service, bell: Pick<Bell, 'ring'>): Service {
  return new Proxy(service, {
    get(target, name, receiver) {
      const member: unknown = Reflect.get(target, name, receiver);
      if (typeof member !== 'function') return member;
      return async (...args: unknown[]) => {
        const result: unknown = await member.apply(target, args);
        if (storedSomething(result)) bell.ring();
        return result;
      };
    },
  });
}

/** A `SubmitResult`, by itself or as an `outcome` beside the values. */
function storedSomething(result: unknown): boolean {
  if (typeof result !== 'object' || result === null) return false;
  if ('outcome' in result) return storedSomething(result.outcome);
  return 'kind' in result && result.kind === 'stored' && 'repeated' in result && result.repeated === false;
}
