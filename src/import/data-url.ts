export interface DataUrl {
  readonly type: string
  readonly bytes: Uint8Array
}

const BASE64 = /^data:([\w.+-]+\/[\w.+-]+)?(?:;[\w-]+=[^;,]*)*(;base64)?,/i

/** Returns undefined for text that is no data URL, or a damaged one. */
export function readDataUrl(url: string): DataUrl | undefined {
  const match = BASE64.exec(url)
  if (!match) return undefined
  const [head, type = 'text/plain', base64] = match
  const content = url.slice(head.length)
  try {
    const bytes =
      base64 === undefined
        ? new TextEncoder().encode(decodeURIComponent(content))
        : Uint8Array.from(atob(content.replaceAll(/\s|%0A/gi, '')), (character) => character.charCodeAt(0))
    return { type: type.toLowerCase(), bytes }
  } catch {
    return undefined
  }
}

const EXTENSIONS: Readonly<Record<string, string>> = { 'image/jpeg': 'jpg', 'image/svg+xml': 'svg' }

export function fileNameOf(base: string, type: string): string {
  return `${base}.${EXTENSIONS[type] ?? type.replace(/^.*\//, '')}`
}
