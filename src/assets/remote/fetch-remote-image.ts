import { get, type RequestOptions } from 'node:https'
import type { IncomingMessage } from 'node:http'
import { isIP } from 'node:net'
import { Failure } from '../../failure.ts'
import { MAX_IMAGE_BYTES } from '../image-limits.ts'
import { checkRemoteUrl, type RemoteUrl } from './check-remote-url.ts'
import type { Network } from './dial.ts'
import { isPublicAddress } from './public-address.ts'
import type { RemotePolicy } from './remote-policy.ts'
import { unlessAborted } from './unless-aborted.ts'

/*
 * A document names a URL, and the server fetches it, so the URL must not reach what only the server can reach. Layers:
 * the URL itself (check-remote-url.ts), every address that its name resolves to, and the same again after each
 * redirect. The connection is opened to the addresses that were checked, so a name that resolves differently a moment
 * later gains nothing. What remains: a public host that forwards to an internal one. An admin who cannot accept this
 * lists the allowed hosts, or blocks the server's outgoing connections.
 */

const MAX_REDIRECTS = 5
const TIMEOUT_MS = 15_000
const REDIRECTS: ReadonlySet<number | undefined> = new Set([301, 302, 303, 307, 308])

export interface FetchOptions {
  readonly network: Network
  readonly policy: RemotePolicy
  readonly signal?: AbortSignal | undefined
  /** For the whole fetch, with its redirects. */
  readonly timeoutMs?: number
  readonly maxBytes?: number
}

/**
 * Fetches the bytes of an image. Does not check that they are an image.
 *
 * @throws `image_blocked` for a URL that must not be fetched; `image_fetch_failed`; the reason of `signal`
 */
export async function fetchRemoteImage(src: string, options: FetchOptions): Promise<Uint8Array> {
  const { signal: outer, timeoutMs = TIMEOUT_MS } = options
  const timeout = AbortSignal.timeout(timeoutMs)
  const signal = outer ? AbortSignal.any([outer, timeout]) : timeout
  try {
    return await follow(src, { ...options, signal })
  } catch (error) {
    outer?.throwIfAborted()
    if (error instanceof Failure) throw error
    const reason = timeout.aborted ? `did not answer completely within ${timeoutMs / 1000} s` : 'could not be reached'
    throw new Failure('image_fetch_failed', { reason: `the image ${named(src)} ${reason}`, isTemporary: true }, error)
  }
}

async function follow(first: string, options: FetchOptions & { readonly signal: AbortSignal }): Promise<Uint8Array> {
  let src = first
  for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects += 1) {
    const url = checkRemoteUrl(src, options.policy)
    if ('blocked' in url) throw blocked(first, src, url.blocked)
    const addresses = await resolvePublic(url, options, () => [first, src])
    const response = await request(url, addresses, options)
    const { statusCode, headers } = response
    if (REDIRECTS.has(statusCode) && headers.location !== undefined) {
      response.destroy()
      src = URL.parse(headers.location, url.href)?.href ?? headers.location
      continue
    }
    if (statusCode === 200) return readBody(response, first, options)
    response.destroy()
    const isTemporary = statusCode === 429 || (statusCode !== undefined && statusCode >= 500)
    const reason = `the server of the image ${named(first)} answered with status ${statusCode ?? 'unknown'}`
    throw new Failure('image_fetch_failed', { reason, isTemporary })
  }
  throw new Failure('image_fetch_failed', { reason: `the image ${named(first)} has over ${MAX_REDIRECTS} redirects` })
}

async function resolvePublic(
  { host }: RemoteUrl,
  { network, signal }: FetchOptions & { readonly signal: AbortSignal },
  places: () => readonly [string, string],
): Promise<readonly string[]> {
  if (isIP(host) !== 0) return [host]
  // A resolver has no signal; its answer is then ignored.
  const addresses = await unlessAborted(network.resolve(host), signal)
  // One forbidden address is enough: an attacker's name may have a public one for the check and another for the dialer.
  const forbidden = addresses.find((address) => !isPublicAddress(address))
  if (forbidden === undefined && addresses.length > 0) return addresses
  // Does not say which address: that would tell how names resolve inside the server's network.
  throw blocked(...places(), `${host} does not resolve to a public address`)
}

function request(
  { host, pathAndQuery }: RemoteUrl,
  addresses: readonly string[],
  { network, signal }: FetchOptions & { readonly signal: AbortSignal },
): Promise<IncomingMessage> {
  const options: RequestOptions = {
    host: host.includes(':') ? `[${host}]` : host,
    path: pathAndQuery,
    defaultPort: 443,
    // Without an agent: a connection that another request left open may lead to other addresses.
    createConnection: () => network.dial(host, addresses),
    headers: { accept: 'image/*', 'accept-encoding': 'identity', 'user-agent': 'Platen' },
    signal,
  }
  return new Promise((resolve, reject) => {
    get(options, resolve).on('error', reject)
  })
}

async function readBody(
  response: IncomingMessage,
  src: string,
  { maxBytes = MAX_IMAGE_BYTES }: FetchOptions,
): Promise<Uint8Array> {
  const tooLarge = (): Failure => {
    response.destroy()
    return new Failure('image_fetch_failed', { reason: `the image ${named(src)} has more than ${maxBytes} bytes` })
  }
  if (Number(response.headers['content-length'] ?? 0) > maxBytes) throw tooLarge()
  const chunks: Buffer[] = []
  let bytes = 0
  for await (const chunk of response as AsyncIterable<Buffer>) {
    bytes += chunk.length
    if (bytes > maxBytes) throw tooLarge()
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

function blocked(first: string, src: string, reason: string): Failure {
  const via = src === first ? '' : ' after a redirect'
  return new Failure('image_blocked', { reason: `the image ${named(first)} is not fetched${via}: ${reason}` })
}

/** Without the query, which may contain a secret. */
export function named(src: string): string {
  const text = src.replace(/[?#].*$/s, '')
  return JSON.stringify(text.length > 200 ? `${text.slice(0, 200)}…` : text)
}
