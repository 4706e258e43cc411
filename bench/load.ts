// A load generator that runs in a separate process: `node bench/load.ts '<json>'` prints one line of JSON.
import autocannon from 'autocannon'

export interface Load {
  readonly url: string
  readonly method: 'GET' | 'POST' | 'PATCH'
  readonly headers: Record<string, string>
  readonly body?: string
  readonly bodies?: readonly string[]
  readonly seconds: number
  readonly connections: number
}

export interface LoadResult {
  readonly requestsPerSecond: number
  readonly p99Ms: number
  readonly not2xx: number
}

if (import.meta.main) {
  const load = JSON.parse(process.argv[2] ?? '{}') as Load
  const result = await autocannon({
    url: load.url,
    method: load.method,
    headers: load.headers,
    ...(load.body === undefined ? {} : { body: load.body }),
    ...(load.bodies === undefined ? {} : { requests: load.bodies.map((body) => ({ body })) }),
    duration: load.seconds,
    connections: load.connections,
  })
  const summary: LoadResult = {
    requestsPerSecond: result.requests.average,
    p99Ms: result.latency.p99,
    not2xx: result.non2xx + result.errors,
  }
  process.stdout.write(`${JSON.stringify(summary)}\n`)
}
