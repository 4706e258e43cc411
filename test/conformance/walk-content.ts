import {
  decodePDFRawStream,
  PDFArray,
  PDFDict,
  PDFName,
  PDFNumber,
  PDFRawStream,
  type PDFDocument,
  type PDFObject,
} from 'pdf-lib'
import { type Operand, type Operation, readOperators } from './read-operators.ts'

export interface MarkedSequence {
  readonly tag: string
  readonly mcid: number | undefined
}

/** An operator of a page or of a form that is drawn on it. */
export interface Walked extends Operation {
  readonly page: number
  /** The page, or the form. */
  readonly owner: PDFDict
  readonly resources: PDFDict | undefined
  /** The sequences of marked content around it, also those around the form. */
  readonly marked: readonly MarkedSequence[]
  readonly font: PDFDict | undefined
  /** Of states: operators q within each other in one stream. */
  readonly depth: number
}

/** Visits what is drawn, in order. */
export function* walkContent(document: PDFDocument): Generator<Walked> {
  for (const [page, { node }] of document.getPages().entries()) {
    const contents = node.Contents()
    const streams =
      contents instanceof PDFArray ? contents.asArray().map((each) => document.context.lookup(each)) : [contents]
    const content = streams.map(contentOf).join('\n')
    yield* walk({ document, page, owner: node, content, resources: node.Resources(), around: [] })
  }
}

interface Stream {
  readonly document: PDFDocument
  readonly page: number
  readonly owner: PDFDict
  readonly content: string
  readonly resources: PDFDict | undefined
  readonly around: readonly MarkedSequence[]
}

function* walk({ document, page, owner, content, resources, around }: Stream): Generator<Walked> {
  const marked = [...around]
  const fonts: (PDFDict | undefined)[] = [undefined]
  for (const operation of readOperators(content)) {
    const { operator, operands } = operation
    if (operator === 'q') fonts.push(fonts.at(-1))
    else if (operator === 'Q') fonts.pop()
    else if (operator === 'Tf') fonts[fonts.length - 1] = resourceOf(resources, 'Font', operands[0])
    if (operator === 'EMC') marked.pop()
    yield { ...operation, page, owner, resources, marked: [...marked], font: fonts.at(-1), depth: fonts.length - 1 }
    if (operator === 'BMC' || operator === 'BDC') marked.push(sequenceOf(operands))
    if (operator !== 'Do') continue
    const form = streamOf(document, resources, operands[0])
    if (form?.dict.lookup(PDFName.of('Subtype')) !== PDFName.of('Form')) continue
    const own = form.dict.lookup(PDFName.of('Resources'))
    yield* walk({
      ...{ document, page, owner: form.dict, content: contentOf(form), around: marked },
      resources: own instanceof PDFDict ? own : undefined,
    })
  }
}

function sequenceOf([tag, properties]: readonly Operand[]): MarkedSequence {
  const mcid = properties instanceof Map ? (properties.get('/MCID') as unknown) : undefined
  return { tag: typeof tag === 'string' ? tag.slice(1) : '', mcid: typeof mcid === 'number' ? mcid : undefined }
}

function resourceOf(resources: PDFDict | undefined, kind: string, name: unknown): PDFDict | undefined {
  const all = resources?.lookup(PDFName.of(kind))
  const found = all instanceof PDFDict ? all.lookup(PDFName.of(String(name).slice(1))) : undefined
  return found instanceof PDFDict ? found : undefined
}

function streamOf(document: PDFDocument, resources: PDFDict | undefined, name: unknown): PDFRawStream | undefined {
  const all = resources?.lookup(PDFName.of('XObject'))
  const found = all instanceof PDFDict ? document.context.lookup(all.get(PDFName.of(String(name).slice(1)))) : undefined
  return found instanceof PDFRawStream ? found : undefined
}

export function contentOf(stream: PDFObject | undefined): string {
  return stream instanceof PDFRawStream ? Buffer.from(bytesOf(stream)).toString('latin1') : ''
}

export function bytesOf(stream: PDFRawStream): Uint8Array {
  return stream.dict.has(PDFName.of('Filter')) ? decodePDFRawStream(stream).decode() : stream.contents
}

export function numberOf(value: PDFObject | undefined): number | undefined {
  return value instanceof PDFNumber ? value.asNumber() : undefined
}
