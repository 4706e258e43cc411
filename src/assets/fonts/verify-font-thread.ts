import { parentPort, workerData } from 'node:worker_threads'
import fontverter from 'fontverter'
import type { Coordinates, FontAxis } from '../../text/font-axes.ts'
import { instanceFont } from '../../text/instance-font.ts'
import { COMPACT } from '../../text/sfnt.ts'
import { inspectFont } from './inspect-font.ts'
import { subsetterFactory } from './subsetter-factory.ts'
import { unpackWoff } from './unpack-woff.ts'
import { MAX_FONT_BYTES, type FontVerdict } from './verify-font.ts'

/** Both packed formats say at byte 16 how large the font is. Sources: WOFF 1.0 and 2.0, section "header". */
const UNPACKED_BYTES_AT = 16

parentPort?.postMessage(await verify(Buffer.from(workerData as Uint8Array)))

async function verify(file: Buffer): Promise<FontVerdict> {
  try {
    const bytes = await unpack(file)
    const font = inspectFont(bytes)
    checkInstances(bytes, font.axes)
    const isCompact = bytes.readUInt32BE(0) === COMPACT
    return { bytes: new Uint8Array(bytes), contentType: isCompact ? 'font/otf' : 'font/ttf', font }
  } catch (error) {
    return { reason: reasonOf(error) }
  }
}

async function unpack(file: Buffer): Promise<Buffer> {
  const signature = file.toString('latin1', 0, 4)
  if (signature === 'ttcf') throw new Error('it is a collection of fonts; upload each font as a file of its own')
  if (!signature.startsWith('wOF')) return file
  const bytes = file.length < UNPACKED_BYTES_AT + 4 ? 0 : file.readUInt32BE(UNPACKED_BYTES_AT)
  if (bytes > MAX_FONT_BYTES) throw new Error(`it unpacks to ${bytes} bytes; the limit is ${MAX_FONT_BYTES}`)
  try {
    // The converter decompresses WOFF without a limit.
    return signature === 'wOFF' ? unpackWoff(file) : await fontverter.convert(file, 'sfnt')
  } catch (error) {
    throw new Error('it cannot be unpacked: it is damaged or cut short', { cause: error })
  }
}

/** A variable font is drawn at fixed values of its axes, which its tables of variations must allow. */
function checkInstances(bytes: Uint8Array, axes: readonly FontAxis[]): void {
  if (axes.length === 0) return
  const newSubsetter = subsetterFactory()
  const at = (valueOf: (axis: FontAxis) => number): Coordinates =>
    Object.fromEntries(axes.map((axis) => [axis.tag, valueOf(axis)]))
  for (const coordinates of [at(({ min }) => min), at((axis) => axis.default), at(({ max }) => max)]) {
    try {
      instanceFont(newSubsetter(), bytes, coordinates)
    } catch (error) {
      throw new Error('its variations cannot be decoded', { cause: error })
    }
  }
}

/** Errors of our own are sentences; those of the decoders are not for readers. */
function reasonOf(error: unknown): string {
  const message = error instanceof Error ? error.message : ''
  return /^its? /.test(message) ? message : 'it cannot be decoded: it is damaged or cut short'
}
