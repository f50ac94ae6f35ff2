import { createAuthEndpoint } from 'better-auth/api';
import { setSessionCookie } from 'better-auth/cookies';
import { z } from 'zod';

/** better-auth's plugin gives this name to the cookie of a sign-in that waits for its second step. */
const secondStepCookie = 'two_factor';

/**
 * The functions that the desk needs beyond better-auth's own. They have no address; only `app/desk/sign-in` calls
 * them. This file is loaded with better-auth itself.
 */
export function deskPlugin() {
  return {
    id: 'desk',
    endpoints: {
      /** Returns whose sign-in waits for its second step, by the cookie that better-auth signed; null if none does. */
      whoseSecondStep: createAuthEndpoint.serverOnly({ method: 'POST', requireHeaders: true }, async (ctx) => {
        const { name } = ctx.context.createAuthCookie(secondStepCookie);
        const identifier = await ctx.getSignedCookie(name, ctx.context.secret);
        const waiting = identifier ? await ctx.context.internalAdapter.findVerificationValue(identifier) : null;
        return waiting && waiting.expiresAt > new Date() ? { userId: waiting.value } : null;
      }),

      /** Opens a session for somebody who proved their identity with a passkey. */
      openSession: createAuthEndpoint.serverOnly(
        { method: 'POST', requireHeaders: true, body: z.object({ userId: z.string() }) },
        async (ctx) => {
          const user = await ctx.context.internalAdapter.findUserById(ctx.body.userId);
          if (!user) throw new Error('A session was asked for somebody who is not there.');
          const session = await ctx.context.internalAdapter.createSession(user.id);
          await setSessionCookie(ctx, { session, user });
          return ctx.json({ sessionId: session.id, user: { id: user.id, name: user.name } });
        },
      ),

      /** Sets the password of somebody whose one-time link it was, and ends their sessions. */
      replacePassword: createAuthEndpoint.serverOnly(
        { method: 'POST', body: z.object({ userId: z.string(), newPassword: z.string() }) },
        async (ctx) => {
          const { userId, newPassword } = ctx.body;
          const { internalAdapter } = ctx.context;
          const password = await ctx.context.password.hash(newPassword);
          await internalAdapter.deleteUserSessions(userId);
          if (await internalAdapter.findCredentialAccount(userId)) {
            await internalAdapter.updatePassword(userId, password);
          } else {
            await internalAdapter.createAccount({ userId, providerId: 'credential', accountId: userId, password });
          }
          return ctx.json({});
        },
      ),
    },
  } as const;
}
