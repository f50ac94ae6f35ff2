import type { SpanContext } from '@opentelemetry/api';
import type { Answer, AnswerListener } from './note-answer.ts';
import { readSampler } from './read-sampler.ts';

export interface Telemetry {
  hear: AnswerListener;
  /** Sends what is left, for two seconds at most. */
  close(): Promise<void>;
}

const endpoints = [
  'OTEL_EXPORTER_OTLP_ENDPOINT',
  'OTEL_EXPORTER_OTLP_TRACES_ENDPOINT',
  'OTEL_EXPORTER_OTLP_METRICS_ENDPOINT',
];
const closeMs = 2_000;

/** Whether the environment names somewhere to send traces and metrics. */
export function wantsTelemetry(env: NodeJS.ProcessEnv): boolean {
  return env.OTEL_SDK_DISABLED !== 'true' && endpoints.some((name) => env[name]);
}

/**
 * Sends a span and a duration for each answer to an OpenTelemetry collector (OTLP over HTTP, protobuf). Where to, with
 * which headers and time limits, the official exporters read from the standard variables.
 */
export async function openTelemetry(env: NodeJS.ProcessEnv): Promise<Telemetry> {
  const [api, resources] = await Promise.all([import('@opentelemetry/api'), import('@opentelemetry/resources')]);
  const resource = resources
    .defaultResource()
    .merge(resources.resourceFromAttributes({ 'service.name': 'tivoli' }))
    .merge(resources.detectResources({ detectors: [resources.envDetector] }));
  const closers: (() => Promise<void>)[] = [];
  const listeners: AnswerListener[] = [];

  if (env.OTEL_TRACES_EXPORTER !== 'none') {
    const { BatchSpanProcessor, TracerProvider } = await import('@opentelemetry/sdk-trace');
    const { OTLPTraceExporter } = await import('@opentelemetry/exporter-trace-otlp-proto');
    const provider = new TracerProvider({
      resource,
      sampler: await readSampler(env),
      spanProcessors: [new BatchSpanProcessor({ exporter: new OTLPTraceExporter() })],
    });
    const tracer = provider.getTracer('tivoli');
    listeners.push((answer) => {
      const ended = Date.now();
      const parent = readParent(answer.traceParent);
      const context = parent ? api.trace.setSpanContext(api.ROOT_CONTEXT, parent) : api.ROOT_CONTEXT;
      const span = tracer.startSpan(
        `${answer.method} ${answer.route}`,
        { kind: api.SpanKind.SERVER, startTime: ended - answer.ms, attributes: attributesOf(answer) },
        context,
      );
      if (answer.status >= 500) span.setStatus({ code: api.SpanStatusCode.ERROR });
      span.end(ended);
    });
    closers.push(() => provider.shutdown());
  }

  if (env.OTEL_METRICS_EXPORTER !== 'none') {
    const { MeterProvider, PeriodicExportingMetricReader } = await import('@opentelemetry/sdk-metrics');
    const { OTLPMetricExporter } = await import('@opentelemetry/exporter-metrics-otlp-proto');
    const exportIntervalMillis = Number(env.OTEL_METRIC_EXPORT_INTERVAL) || 60_000;
    const exportTimeoutMillis = Math.min(exportIntervalMillis, 30_000);
    const reader = new PeriodicExportingMetricReader({
      exporter: new OTLPMetricExporter(),
      exportIntervalMillis,
      exportTimeoutMillis,
    });
    const provider = new MeterProvider({ resource, readers: [reader] });
    const durations = provider.getMeter('tivoli').createHistogram('http.server.request.duration', { unit: 's' });
    listeners.push((answer) => durations.record(answer.ms / 1000, attributesOf(answer)));
    closers.push(() => provider.shutdown());
  }

  return {
    hear: (answer) => {
      for (const hear of listeners) hear(answer);
    },
    async close() {
      const late = new Promise<void>((resolve) => setTimeout(resolve, closeMs).unref());
      await Promise.race([Promise.all(closers.map((close) => close().catch(() => {}))), late]);
    },
  };
}

/** As OpenTelemetry's conventions name them. */
function attributesOf({ method, route, status }: Answer) {
  return { 'http.request.method': method, 'http.route': route, 'http.response.status_code': status };
}

/** W3C Trace Context: who asked in whose name. */
function readParent(header: string | undefined): SpanContext | undefined {
  const [, traceId, spanId, flags] = /^00-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})$/.exec(header ?? '') ?? [];
  if (!traceId || !spanId || !flags) return undefined;
  return { traceId, spanId, traceFlags: Number.parseInt(flags, 16), isRemote: true };
}
