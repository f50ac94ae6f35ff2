const heartbeatMs = 10_000;

/** Requests the operator's address once. Rejects without a response, and on a redirect, which may lead anywhere. */
export async function sendHeartbeat(url: string): Promise<void> {
  const answer = await fetch(url, { redirect: 'manual', signal: AbortSignal.timeout(heartbeatMs) });
  await answer.body?.cancel();
  if (!answer.ok) throw new Error(`The heartbeat was answered ${answer.status}; 200 to 299 was expected.`);
}
