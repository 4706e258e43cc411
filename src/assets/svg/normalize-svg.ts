import { decodeText } from '../../decode-text.ts'
import type { Size } from '../../document/document.ts'
import { Failure } from '../../failure.ts'
import type { NormalizedTree, SvgToNormalize } from './normalize-svg-thread.ts'
import { runOnThread } from '../run-on-thread.ts'
import { expandFontShorthand } from './font-shorthand.ts'
import { sanitizeSvg } from './sanitize-svg.ts'
import { readSvgFonts } from './svg-fonts.ts'

export interface NormalizedSvg extends Size {
  readonly bytes: Uint8Array
}

const MAX_BYTES = 4 * 1024 * 1024
const MAX_NORMALIZED_CHARACTERS = 4 * 1024 * 1024
const TIMEOUT_MS = 10_000
const [HEAP_MB, STACK_MB] = [256, 4]

/** A color that no file uses. It stands for `currentColor`, which usvg would resolve to black. */
const CURRENT_COLOR = '#01fe02'

/**
 * Turns an SVG into a file of the few elements that the painter draws: groups, paths, gradients, patterns, clips and
 * masks. Styles, units, `use`, markers, nested documents and text (as outlines) are resolved. Nothing else remains:
 * no scripts, event handlers, external references, entities, metadata or comments.
 *
 * @throws `image_invalid`
 */
export async function normalizeSvg(bytes: Uint8Array): Promise<NormalizedSvg> {
  if (bytes.length > MAX_BYTES) throw invalid(`the SVG has ${bytes.length} bytes; the limit is ${MAX_BYTES}`)
  const svg = expandFontShorthand(withMarkedColor(decode(bytes)))
  const { files, isSubstituted } = await readSvgFonts(svg)
  const result = await normalizeOnThread({ svg, fonts: files, maxCharacters: MAX_NORMALIZED_CHARACTERS })
  if ('reason' in result) throw invalid(`the SVG cannot be read: ${plainReason(result.reason).slice(0, 200)}`)
  const omitted = [
    ...(/<(?:[\w.-]+:)?image[\s>/]/.test(svg) ? ['image'] : []),
    ...(/<(?:[\w.-]+:)?foreignObject[\s>/]/.test(svg) ? ['html'] : []),
    ...(isSubstituted ? ['font'] : []),
    // A file that was normalized before keeps its marks.
    ...Array.from(svg.matchAll(/ data-omitted="([\w ]+)"/g), ([, marks = '']) => marks.split(' ')).flat(),
  ]
  const text = sanitizeSvg(result.tree.replaceAll(CURRENT_COLOR, 'currentColor'), omitted)
  // Fractions of a pixel: sizes of assets are integers.
  const [width, height] = [Math.max(1, Math.round(result.width)), Math.max(1, Math.round(result.height))]
  return { bytes: Buffer.from(text), width, height }
}

function decode(bytes: Uint8Array): string {
  try {
    return decodeText(bytes)
  } catch (error) {
    throw invalid('the SVG must be encoded as UTF-8 or UTF-16', error)
  }
}

/** If the file sets `color` itself, `currentColor` is that color. */
function withMarkedColor(svg: string): string {
  return /[\s;"'{]color\s*[=:]/i.test(svg) ? svg : svg.replaceAll(/currentcolor/gi, CURRENT_COLOR)
}

function normalizeOnThread(workerData: SvgToNormalize): Promise<NormalizedTree> {
  return runOnThread({
    module: new URL('normalize-svg-thread.ts', import.meta.url),
    workerData,
    timeoutMs: TIMEOUT_MS,
    heapMb: HEAP_MB,
    stackMb: STACK_MB,
    reasons: { slow: `it takes longer than ${TIMEOUT_MS / 1000} s`, failed: 'it is too complex' },
  })
}

/** usvg chains its errors: `SVG data parsing failed cause unknown token at 1:5 cause unexpected end of stream`. */
function plainReason(reason: string): string {
  return reason.replace('SVG data parsing failed cause ', '').replaceAll(' cause ', ': ')
}

function invalid(reason: string, cause?: unknown): Failure {
  return new Failure('image_invalid', { reason }, cause)
}
