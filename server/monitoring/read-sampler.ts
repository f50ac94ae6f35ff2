import type { Sampler } from '@opentelemetry/sdk-trace';

/** OTEL_TRACES_SAMPLER and its ARG, as the specification names them; every trace unless told otherwise. */
export async function readSampler(env: NodeJS.ProcessEnv): Promise<Sampler> {
  const { AlwaysOffSampler, AlwaysOnSampler, ParentBasedSampler, TraceIdRatioBasedSampler } = await import(
    '@opentelemetry/sdk-trace'
  );
  const wanted = env.OTEL_TRACES_SAMPLER ?? 'parentbased_always_on';
  const share = Number(env.OTEL_TRACES_SAMPLER_ARG ?? 1);
  const root = wanted.endsWith('always_off')
    ? new AlwaysOffSampler()
    : wanted.endsWith('traceidratio')
      ? new TraceIdRatioBasedSampler(share)
      : new AlwaysOnSampler();
  return wanted.startsWith('parentbased') ? new ParentBasedSampler({ root }) : root;
}
