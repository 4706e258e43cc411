import { BASE_URL, here } from '../../../api/platen.ts'
import { type Operation, takesUpload } from './description.ts'

/** What the reader has put into the form. */
export interface Filled {
  /** By the name of the parameter; empty ones are left out. */
  readonly parameters: Readonly<Record<string, string>>
  readonly body: string
  readonly file: File | undefined
  /** Empty for the reader's own session. */
  readonly key: string
}

export interface Received {
  readonly status: number
  readonly ms: number
  readonly headers: readonly (readonly [name: string, value: string])[]
  /** JSON is indented. */
  readonly text: string
  readonly isJson: boolean
  /** Addresses of pictures that the answer names, under this origin. */
  readonly pictures: readonly string[]
}

/** Sends the request that the form describes, and reads the whole answer. */
export async function send(operation: Operation, filled: Filled, signal: AbortSignal): Promise<Received> {
  const { body, file, key } = filled
  const headers = new Headers(headersOf(operation, filled))
  if (key !== '') headers.set('authorization', `Bearer ${key}`)
  const isUpload = takesUpload(operation)
  if (isUpload)
    headers.set('content-type', file?.type === '' || file === undefined ? 'application/octet-stream' : file.type)
  else if (body !== '') headers.set('content-type', 'application/json')
  const started = performance.now()
  const response = await fetch(addressOf(operation, filled), {
    method: operation.method,
    headers,
    body: isUpload ? (file ?? null) : body === '' ? null : body,
    // With a key, the session must not speak for the reader. The browser's own cache would hide what the service answers.
    credentials: key === '' ? 'same-origin' : 'omit',
    cache: 'no-store',
    signal,
  })
  const text = await response.text()
  const json = parsed(text)
  return {
    status: response.status,
    ms: performance.now() - started,
    headers: [...response.headers],
    text: json === undefined ? text : JSON.stringify(json, null, 2),
    isJson: json !== undefined,
    pictures: [...new Set(picturesIn(json))].slice(0, MOST_PICTURES),
  }
}

const MOST_PICTURES = 8

/** Where the request goes: the path with its id, and the query. */
export function addressOf(operation: Operation, { parameters }: Pick<Filled, 'parameters'>): string {
  const path = operation.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(parameters[name] ?? ''))
  const query = new URLSearchParams(filledIn(operation, { parameters, place: 'query' }))
  return `${BASE_URL}${path}${query.size === 0 ? '' : `?${query.toString()}`}`
}

function headersOf(operation: Operation, { parameters }: Filled): Record<string, string> {
  return filledIn(operation, { parameters, place: 'header' })
}

function filledIn(
  { parameters: known = [] }: Operation,
  { parameters, place }: { parameters: Filled['parameters']; place: string },
): Record<string, string> {
  const filled = known.filter((one) => one.in === place && (parameters[one.name] ?? '') !== '')
  return Object.fromEntries(filled.map(({ name }) => [name, parameters[name] ?? '']))
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown
  } catch {
    return undefined
  }
}

/** Thumbnails, previews and exported files, wherever in the answer they stand. */
function picturesIn(value: unknown): string[] {
  if (typeof value === 'string') {
    const isPicture =
      /^https?:\/\/[^?]+\/files\/[^?]*\.(?:png|jpe?g|webp)(?:\?|$)/i.test(value) || /\/files\/assets\//.test(value)
    return isPicture ? [here(value)] : []
  }
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(picturesIn) : []
}
