import { bufferOf, type ContentStream } from './content-streams.ts'
import { readContent, type ContentText } from './content-text.ts'
import { readFontCodes, type FontCodes } from './font-codes.ts'
import { createGlyphDrawings, type DrawGlyph } from './glyph-drawings.ts'
import { createInvisibleText, type InvisibleText } from './invisible-text.ts'
import { joinBlocks } from './join-blocks.ts'
import { joinGlyphs } from './join-glyphs.ts'
import { dictionary, PdfReference, type Pdf, type PdfDictionary } from './pdf-value.ts'
import { type Cluster, divideText, type DrawnWord, isPlain } from './read-words.ts'
import type { Shaper, ShapeWord } from './shape-word.ts'
import type { TextLog } from './text-log.ts'
import { noEdits, writeContent, type ContentEdits } from './write-content.ts'

export interface TextExtraction {
  /** Rewrites the text of content streams, which `log` recorded while they were drawn. */
  rewrite(streams: readonly ContentStream[], log: TextLog): void
  /** Writes the fonts. Call it after all pages. */
  finish(): void
}

/**
 * Makes text extractable where Skia's maps do not suffice: ligatures, Arabic dots, contextual
 * forms, syllables, letter spacing. Each part of a text becomes one glyph with its characters in
 * the font's ToUnicode map, which all readers use. Only what has no such glyph gets an ActualText
 * (ISO 32000-1, 14.9.4). Maps only gain codes, so finished pages stay correct and memory is bounded
 * by one page.
 */
export function createTextExtraction(pdf: Pdf, { shape, outlineOf }: Shaper): TextExtraction {
  const drawGlyph = createGlyphDrawings(pdf, outlineOf)
  const invisible = createInvisibleText(pdf)
  const fonts = new Map<number, FontCodes | undefined>()
  return {
    rewrite(streams, log) {
      for (const { object, resources } of streams) {
        const fontsByName = readFonts(pdf, resources, fonts)
        const bytes = bufferOf(object.stream)
        const content = readContent(log.hasSlanted ? joinBlocks(bytes) : bytes, {
          findFont: (name) => fontsByName.get(name),
          isOrigin: (x, y) => log.find(x, y) !== undefined,
        })
        const edits = editsOf(content, { log, shape, drawGlyph, invisible, resources })
        object.stream = writeContent(content, edits) ?? bytes
      }
    },
    finish() {
      for (const font of fonts.values()) font?.write()
      invisible.finish()
    },
  }
}

function readFonts(
  pdf: Pdf,
  resources: PdfDictionary,
  fonts: Map<number, FontCodes | undefined>,
): ReadonlyMap<string, FontCodes | undefined> {
  const fontsByName = new Map<string, FontCodes | undefined>()
  for (const [name, reference] of dictionary(pdf, resources.get('Font')) ?? []) {
    if (!(reference instanceof PdfReference)) continue
    if (!fonts.has(reference.id)) fonts.set(reference.id, readFontCodes(pdf, reference.id))
    fontsByName.set(name, fonts.get(reference.id))
  }
  return fontsByName
}

interface Extraction extends Drawing {
  readonly log: TextLog
  readonly shape: ShapeWord
  readonly invisible: InvisibleText
}

function editsOf(content: ContentText, { log, shape, invisible, ...drawing }: Extraction): ContentEdits {
  const edits = noEdits(content)
  for (const text of drawnTexts(content, log)) {
    const { line, angle, isRepeated, isMirrored } = text.drawn
    if (line) replace(edits, text, invisible.write(line, drawing.resources, angle))
    else if (isRepeated) hide(edits, text, drawing)
    else if (isMirrored) mark(edits, content, text)
    else {
      join(edits, text, shape)
      if (angle === 'slanted') markSlanted(edits, text)
    }
  }
  return edits
}

function replace(edits: ContentEdits, { content, glyphs }: DrawnWord, operators: string): void {
  const block = content.blockOf[glyphs[0] ?? -1]
  if (block !== undefined) edits.replaced.set(block, operators)
}

function join(edits: ContentEdits, text: DrawnWord, shape: ShapeWord): void {
  const { content } = text
  if (isPlain(text)) {
    for (const glyph of text.glyphs) edits.joined.add(content.blockOf[glyph] ?? -1)
    return
  }
  for (const cluster of divideText(text, shape)) {
    if (!joinGlyphs(edits, text, cluster)) mark(edits, content, cluster)
  }
}

/** A block at a logged position begins a text. Other blocks continue the text in another font or word. */
function drawnTexts(content: ContentText, log: TextLog): DrawnWord[] {
  const texts: DrawnWord[] = []
  let glyphs: number[] = []
  for (const { x, y, from, to } of content.blocks) {
    const drawn = log.find(x, y)
    if (drawn && drawn !== texts.at(-1)?.drawn) {
      glyphs = []
      texts.push({ text: drawn.text, glyphs, drawn, content })
    }
    for (let glyph = from; glyph < to; glyph += 1) glyphs.push(glyph)
  }
  return texts.map((text) => (text.drawn.direction === 'rtl' ? { ...text, glyphs: text.glyphs.toReversed() } : text))
}

/** Draws a shadow or an outline as paths. */
function hide(edits: ContentEdits, { content, glyphs, drawn }: DrawnWord, { drawGlyph, resources }: Drawing): void {
  const drawings = glyphs.map((glyph) => {
    const size = edits.places.find(glyph)?.size
    return [glyph, size && drawGlyph(content, glyph, { family: drawn.family, resources, size })] as const
  })
  if (drawings.some(([, drawing]) => !drawing)) mark(edits, content, { glyphs, text: '' })
  else for (const [glyph, drawing] of drawings) if (drawing) edits.drawings.set(glyph, drawing)
}

interface Drawing {
  readonly drawGlyph: DrawGlyph
  readonly resources: PdfDictionary
}

/** Poppler orders slanted words by columns unless they are one span. It reverses one from right to left. */
function markSlanted(edits: ContentEdits, { content, glyphs, drawn }: DrawnWord): void {
  const shown = glyphs.filter((glyph) => !edits.removed.has(glyph))
  const isOneBlock = shown.every((glyph) => content.blockOf[glyph] === content.blockOf[shown[0] ?? -1])
  const isMarked = shown.some((glyph) => edits.opens.has(glyph))
  if (isOneBlock && !isMarked && drawn.direction === 'ltr') mark(edits, content, { glyphs: shown, text: drawn.text })
}

/** Marked content must be within one block, so the leftmost block of a word gets all of its text. */
function mark(edits: ContentEdits, content: ContentText, { glyphs, text }: Cluster): void {
  const isRtl = (glyphs[0] ?? 0) > (glyphs.at(-1) ?? 0)
  const ordered = isRtl ? glyphs.toReversed() : glyphs
  let remaining = text
  for (const inBlock of Map.groupBy(ordered, (glyph) => content.blockOf[glyph]).values()) {
    const [first, last] = [inBlock[0], inBlock.at(-1)]
    if (first !== undefined) edits.opens.set(first, remaining)
    if (last !== undefined) edits.closes.add(last)
    remaining = ''
  }
}
