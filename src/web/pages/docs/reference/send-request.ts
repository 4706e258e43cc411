import { BASE_URL, sameOriginUrl } from '../../../api/platen.ts'
import { type Operation, takesUpload } from './description.ts'

export interface RequestValues {
  readonly parameters: Readonly<Record<string, string>>
  readonly body: string
  readonly file: File | undefined
  readonly key: string
}

export interface Received {
  readonly status: number
  readonly ms: number
  readonly headers: readonly (readonly [name: string, value: string])[]
  readonly text: string
  readonly isJson: boolean
  readonly images: readonly string[]
}

export async function send(operation: Operation, values: RequestValues, signal: AbortSignal): Promise<Received> {
  const { body, file, key } = values
  const headers = new Headers(headersOf(operation, values))
  if (key !== '') headers.set('authorization', `Bearer ${key}`)
  const isUpload = takesUpload(operation)
  if (isUpload)
    headers.set('content-type', file?.type === '' || file === undefined ? 'application/octet-stream' : file.type)
  else if (body !== '') headers.set('content-type', 'application/json')
  const started = performance.now()
  const response = await fetch(requestUrl(operation, values), {
    method: operation.method,
    headers,
    body: isUpload ? (file ?? null) : body === '' ? null : body,
    // The session must not authenticate a request with a key, and the cache must not hide the response.
    credentials: key === '' ? 'same-origin' : 'omit',
    cache: 'no-store',
    signal,
  })
  const text = await response.text()
  const json = parseJson(text)
  return {
    status: response.status,
    ms: performance.now() - started,
    headers: [...response.headers],
    text: json === undefined ? text : JSON.stringify(json, null, 2),
    isJson: json !== undefined,
    images: [...new Set(imageUrlsIn(json))].slice(0, MAX_IMAGES),
  }
}

const MAX_IMAGES = 8

export function requestUrl(operation: Operation, { parameters }: Pick<RequestValues, 'parameters'>): string {
  const path = operation.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(parameters[name] ?? ''))
  const query = new URLSearchParams(filledIn(operation, { parameters, place: 'query' }))
  return `${BASE_URL}${path}${query.size === 0 ? '' : `?${query.toString()}`}`
}

function headersOf(operation: Operation, { parameters }: RequestValues): Record<string, string> {
  return filledIn(operation, { parameters, place: 'header' })
}

function filledIn(
  { parameters: declared = [] }: Operation,
  { parameters, place }: { parameters: RequestValues['parameters']; place: string },
): Record<string, string> {
  const values = declared.filter((parameter) => parameter.in === place && (parameters[parameter.name] ?? '') !== '')
  return Object.fromEntries(values.map(({ name }) => [name, parameters[name] ?? '']))
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown
  } catch {
    return undefined
  }
}

function imageUrlsIn(value: unknown): string[] {
  if (typeof value === 'string') {
    const isImage =
      /^https?:\/\/[^?]+\/files\/[^?]*\.(?:png|jpe?g|webp)(?:\?|$)/i.test(value) || /\/files\/assets\//.test(value)
    return isImage ? [sameOriginUrl(value)] : []
  }
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(imageUrlsIn) : []
}
