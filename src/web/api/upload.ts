import { PlatenProblem } from '../../sdk/create-platen.ts'
import type { Asset } from './asset-queries.ts'
import { BASE_URL } from './platen.ts'

interface UploadOptions {
  readonly signal: AbortSignal
  readonly onProgress: (percent: number) => void
}

/** Uploads with XMLHttpRequest, since `fetch` reports no progress. Rejects with the same errors as the SDK. */
export function uploadAsset(file: File, { signal, onProgress }: UploadOptions): Promise<Asset> {
  const request = new XMLHttpRequest()
  request.open('POST', `${BASE_URL}/api/assets?name=${encodeURIComponent(file.name)}`)
  request.setRequestHeader('content-type', file.type === '' ? 'application/octet-stream' : file.type)
  request.upload.addEventListener('progress', ({ loaded, total }) =>
    onProgress(total === 0 ? 100 : (100 * loaded) / total),
  )
  signal.addEventListener('abort', () => request.abort(), { once: true })
  return new Promise((resolve, reject) => {
    request.addEventListener('load', () => {
      const body = parseJson(request.responseText)
      if (request.status < 300) resolve(body as Asset)
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
