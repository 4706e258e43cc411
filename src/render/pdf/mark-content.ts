import { bufferOf, type ContentStream } from './content-streams.ts'
import type { PageObject } from './pdf-value.ts'
import type { MarkedContent, MarkedStream, StructuredPage, StructureNode } from './structure-tree.ts'
import { MARK_STEP, MARK_WIDTH } from './tag-log.ts'

interface MarkedPage extends PageObject {
  readonly nodes: readonly StructureNode[]
  readonly streams: readonly ContentStream[]
}

/** Replaces the marks of a page by marked content, to which the structure refers. */
export function markContent({ reference, page, nodes, streams }: MarkedPage): StructuredPage {
  const marked = streams.flatMap(({ object, reference: own }): MarkedStream[] => {
    const { stream, contents } = replaceMarks(bufferOf(object.stream), nodes)
    if (!stream) return []
    object.stream = stream
    const isForm = object.value instanceof Map && object.value.has('BBox')
    const owner = isForm && object.value instanceof Map ? object.value : page
    return contents.length === 0 ? [] : [{ owner, form: isForm ? own : undefined, contents }]
  })
  return { page: reference, nodes, streams: marked }
}

const MARK = /^\S+ \S+ (\.000366\d*) (\S+) re\nf\n/gm

interface MarkedBytes {
  readonly stream: Uint8Array | undefined
  readonly contents: readonly MarkedContent[]
}

/** Removes marks without a counterpart, which was clipped or lies in another stream. */
function replaceMarks(bytes: Buffer, nodes: readonly StructureNode[]): MarkedBytes {
  const text = bytes.toString('latin1')
  const seen = new Set(Array.from(text.matchAll(MARK), ([, width, height]) => numberOf(width, height)))
  if (seen.size === 0) return { stream: undefined, contents: [] }
  const contents: MarkedContent[] = []
  const replaced = text.replaceAll(MARK, (mark, width: string, height: string) => {
    const number = numberOf(width, height)
    if (number === undefined) return mark
    const node = Math.floor(number / 2)
    if (!seen.has(2 * node) || !seen.has(2 * node + 1)) return ''
    if (number % 2 === 1) return 'EMC\n'
    const mcid = contents.push({ node, mcid: contents.length }) - 1
    return `/${nodes[node]?.type ?? 'Span'} <</MCID ${mcid}>> BDC\n`
  })
  return { stream: Buffer.from(replaced, 'latin1'), contents }
}

function numberOf(width: string | undefined, height: string | undefined): number | undefined {
  if (Math.abs(Number(width) - MARK_WIDTH) > 1e-7) return undefined
  const number = Math.round(Number(height) / MARK_STEP) - 1
  return Number.isSafeInteger(number) && number >= 0 ? number : undefined
}
