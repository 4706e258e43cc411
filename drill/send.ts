import { setTimeout as sleep } from 'node:timers/promises'
import { type Answer, Client } from '../test/setup/client.ts'
import type { FaultsOf } from '../test/setup/described-answers.ts'
import { type Journal, nowMs } from './journal.ts'
import type { Random } from './random.ts'

export interface Request {
  readonly method: 'GET' | 'POST' | 'PATCH' | 'DELETE'
  readonly path: string
  readonly body?: unknown
  readonly headers?: Readonly<Record<string, string>>
}

export interface Sent {
  readonly answer: Answer
  /** Whether an earlier attempt may have succeeded without a response. */
  readonly isRepeated: boolean
}

export type Send = (request: Request) => Promise<Sent>

interface SenderOptions {
  readonly key: string
  readonly urls: readonly string[]
  readonly journal: Journal
  readonly random: Random
  readonly faultsOf: FaultsOf
}

const RESPONSE_TIMEOUT_MS = 60_000
/** After this time, a request counts as never answered. */
const GIVE_UP_MS = 150_000

/** Sends each request to any server, and again until the response is final, as a careful client does. */
export function createSend({ key, urls, journal, random, faultsOf }: SenderOptions): Send {
  const attempt = async ({ method, path, body, headers = {} }: Request): Promise<Answer | undefined> => {
    const server = Math.floor(random.between(0, urls.length))
    const client = new Client(urls[server] ?? '', key)
    const startMs = nowMs()
    const exchange = { startMs, server, operation: `${method} ${pattern(path)}`, isWrite: method !== 'GET' }
    const answered = client.request(method, path, { body, headers })
    const answer = await Promise.race([
      answered,
      sleep(RESPONSE_TIMEOUT_MS, 'timed out' as const, { ref: false }),
    ]).catch(() => 'broken' as const)
    if (typeof answer === 'string') {
      journal.record({ ...exchange, endMs: nowMs(), status: answer })
      return undefined
    }
    const code = (answer.body as { code?: string } | undefined)?.code
    journal.record({ ...exchange, endMs: nowMs(), status: answer.status, code })
    for (const fault of faultsOf(method, path, answer)) journal.violation(`outside the contract: ${fault}`)
    return answer
  }

  return async (request) => {
    const deadline = nowMs() + GIVE_UP_MS
    for (let isRepeated = false; ; isRepeated = true) {
      const answer = await attempt(request)
      if (answer !== undefined && !isTemporary(answer)) return { answer, isRepeated }
      if (nowMs() > deadline) {
        throw new Error(`${request.method} ${request.path} had no final response for ${GIVE_UP_MS / 1000} s`)
      }
      await sleep(random.between(100, 600))
    }
  }
}

function isTemporary({ status, body }: Answer): boolean {
  return status >= 500 || (status === 409 && (body as { code?: string }).code === 'idempotency_key_in_use')
}

/** Replaces IDs, so that requests of one operation are counted together. */
function pattern(path: string): string {
  return path.replace(/\?.*$/, '').replaceAll(/(des|exp|ast|asset)_\w+/g, ':id')
}
