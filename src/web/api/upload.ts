import { PlatenProblem } from '../../sdk/create-platen.ts'
import type { Asset } from './asset-queries.ts'
import { BASE_URL } from './platen.ts'

interface UploadOptions {
  readonly signal?: AbortSignal
  readonly onProgress: (percent: number) => void
}

/** Rejects with the same errors as the SDK. */
export function uploadAsset(file: File, options: UploadOptions): Promise<Asset> {
  return upload<Asset>(`/api/assets?name=${encodeURIComponent(file.name)}`, file, options)
}

/** Uploads with XMLHttpRequest, since `fetch` reports no progress. Resolves to the body of the response. */
export function upload<Body>(path: string, file: File, { signal, onProgress }: UploadOptions): Promise<Body> {
  const request = new XMLHttpRequest()
  request.open('POST', `${BASE_URL}${path}`)
  request.setRequestHeader('content-type', file.type === '' ? 'application/octet-stream' : file.type)
  request.upload.addEventListener('progress', ({ loaded, total }) =>
    onProgress(total === 0 ? 100 : (100 * loaded) / total),
  )
  signal?.addEventListener('abort', () => request.abort(), { once: true })
  return new Promise((resolve, reject) => {
    request.addEventListener('load', () => {
      const body = parseJson(request.responseText)
      if (request.status < 300) resolve(body as Body)
      else reject(new PlatenProblem(responseOf(request), body))
    })
    request.addEventListener('error', () => reject(new TypeError('Failed to fetch')))
    request.addEventListener('abort', () => reject(new DOMException('Upload canceled', 'AbortError')))
    request.send(file)
  })
}

/** Returns the response without its body, for the time of the next attempt after a rate limit. */
function responseOf(request: XMLHttpRequest): Response {
  const retryAfter = request.getResponseHeader('retry-after')
  return new Response(null, {
    status: request.status,
    headers: retryAfter === null ? {} : { 'retry-after': retryAfter },
  })
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
