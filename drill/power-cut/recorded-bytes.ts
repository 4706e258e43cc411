type Change = { readonly offset: number; readonly bytes: Buffer } | { readonly truncateTo: number }

export interface RecordedFile {
  readonly kind: 'file'
  /** The content after the last sync. */
  durable: Buffer
  /** Changes since then, which a power failure may lose. */
  readonly pending: Change[]
  /** Size with all changes. */
  size: number
}

/** Applies changes to a copy of the content. */
export function contentOf({ durable }: RecordedFile, changes: readonly Change[]): Buffer {
  const copy = Buffer.from(new ArrayBuffer(durable.length))
  durable.copy(copy)
  return applyTo(copy, changes)
}

/** Changes the content in place if it has the space. */
export function applyTo(durable: Buffer, changes: readonly Change[]): Buffer {
  let content = durable
  for (const change of changes) {
    if ('truncateTo' in change) {
      content = resized(content, change.truncateTo)
      continue
    }
    const { offset, bytes } = change
    if (offset + bytes.length > content.length) content = resized(content, offset + bytes.length)
    bytes.copy(content, offset)
  }
  return content
}

/** Space is doubled, since logs grow in small steps. What is added is 0. */
function resized(content: Buffer, size: number): Buffer {
  if (size <= content.length) return content.subarray(0, size)
  const space = Buffer.from(content.buffer, content.byteOffset)
  if (size <= space.length) {
    space.fill(0, content.length, size)
    return space.subarray(0, size)
  }
  const larger = Buffer.from(new ArrayBuffer(size * 2))
  content.copy(larger)
  return larger.subarray(0, size)
}
