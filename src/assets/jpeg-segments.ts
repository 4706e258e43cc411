/** A marker segment. The `bytes` of a scan include its coded data. */
export interface JpegSegment {
  readonly marker: number
  /** Without marker and length. */
  readonly body: Buffer
  readonly bytes: Buffer
}

export const JPEG = {
  soi: 0xd8,
  eoi: 0xd9,
  sos: 0xda,
  app0: 0xe0,
  app1: 0xe1,
  app2: 0xe2,
  app14: 0xee,
  com: 0xfe,
} as const

const FIRST_FRAME = 0xc0
const LAST_FRAME = 0xcf
/** DQT, DNL and DRI. The range above contains DHT, DAC and the frames. JPG (0xc8) is reserved. */
const TABLES: ReadonlySet<number> = new Set([0xdb, 0xdc, 0xdd])
const RESERVED_FRAME = 0xc8
const FIRST_RESTART = 0xd0
const LAST_RESTART = 0xd7

/** Returns the segments up to EOI, or undefined if the file is not a JPEG or is damaged. */
export function readJpegSegments(file: Uint8Array): readonly JpegSegment[] | undefined {
  const bytes = Buffer.from(file.buffer, file.byteOffset, file.byteLength)
  if (bytes[0] !== 0xff || bytes[1] !== JPEG.soi) return undefined
  const segments: JpegSegment[] = []
  for (let at = 2; bytes[at] === 0xff;) {
    while (bytes[at + 1] === 0xff) at += 1
    const marker = bytes[at + 1]
    if (marker === JPEG.eoi) return segments
    if (marker === undefined || at + 4 > bytes.length) return undefined
    const bodyEnd = at + 2 + bytes.readUInt16BE(at + 2)
    if (bodyEnd < at + 4 || bodyEnd > bytes.length) return undefined
    const end = marker === JPEG.sos ? endOfScan(bytes, bodyEnd) : bodyEnd
    segments.push({ marker, body: bytes.subarray(at + 4, bodyEnd), bytes: bytes.subarray(at, end) })
    at = end
  }
  return undefined
}

export function isPictureSegment({ marker }: JpegSegment): boolean {
  if (marker === JPEG.sos || TABLES.has(marker)) return true
  return marker >= FIRST_FRAME && marker <= LAST_FRAME && marker !== RESERVED_FRAME
}

export function isNamed({ body }: JpegSegment, name: string): boolean {
  return body.toString('latin1', 0, name.length) === name
}

export function jpegSegment(marker: number, body: Uint8Array): Buffer {
  const head = Buffer.from([0xff, marker, 0, 0])
  head.writeUInt16BE(body.length + 2, 2)
  return Buffer.concat([head, body])
}

const ADOBE_BYTES = 12

/** Returns an Adobe segment, which defines the color coding, without appended data. Undefined for other segments. */
export function adobeSegment(segment: JpegSegment): Buffer | undefined {
  if (segment.marker !== JPEG.app14 || !isNamed(segment, 'Adobe') || segment.body.length < ADOBE_BYTES) return undefined
  return jpegSegment(JPEG.app14, segment.body.subarray(0, ADOBE_BYTES))
}

function endOfScan(bytes: Buffer, from: number): number {
  for (let at = bytes.indexOf(0xff, from); at >= 0; at = bytes.indexOf(0xff, at + 1)) {
    const marker = bytes[at + 1] ?? 0
    const isInScan = marker === 0 || (marker >= FIRST_RESTART && marker <= LAST_RESTART)
    if (!isInScan) return at
  }
  return bytes.length
}
