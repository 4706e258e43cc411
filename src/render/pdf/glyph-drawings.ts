import type { ContentText } from './content-text.ts'
import type { GlyphProcedure } from './font-codes.ts'
import type { GlyphDrawing } from './write-content.ts'
import {
  addObject,
  dictionary,
  formatNumber,
  PdfName,
  type PdfReference,
  resolve,
  type Pdf,
  type PdfDictionary,
  type PdfValue,
} from './pdf-value.ts'

/** An outline as path operators, in units of the em; `y` points up. */
export interface GlyphOutline {
  readonly operators: string
  readonly unitsPerEm: number
}

export type OutlineOf = (glyph: { readonly family: string; readonly glyph: number }) => GlyphOutline | undefined

/** Returns how to draw a glyph as a path, which no reader extracts; undefined if it has no known outline. */
export type DrawGlyph = (
  content: ContentText,
  glyph: number,
  context: { readonly family: string; readonly resources: PdfDictionary; readonly size: number },
) => GlyphDrawing | undefined

interface Form {
  readonly reference: PdfReference
  /** From the form's space to that of the font. */
  readonly scaleX: number
  readonly scaleY: number
  readonly path: string | undefined
}

export function createGlyphDrawings(pdf: Pdf, outlineOf: OutlineOf): DrawGlyph {
  const forms = new Map<string, Form | undefined>()
  return (content, glyph, { family, resources, size }) => {
    const [font, code] = [content.fonts[glyph], content.codes[glyph] ?? -1]
    if (!font) return undefined
    const key = `${font.codeBytes === 1 ? font.id : family} ${code}`
    if (!forms.has(key)) {
      const found = font.procedure(code)
      const form = found ? formOfProcedure(pdf, found) : formOfOutline(pdf, outlineOf({ family, glyph: code }))
      forms.set(key, form)
    }
    const form = forms.get(key)
    if (!form) return undefined
    const name = `O${form.reference.id}`
    const objects = dictionary(pdf, resources.get('XObject')) ?? new Map<string, PdfValue>()
    if (!resources.has('XObject')) resources.set('XObject', objects)
    objects.set(name, form.reference)
    return { name, scaleX: form.scaleX * size, scaleY: form.scaleY * size, path: form.path }
  }
}

/** The operator d1 precedes the path of a Type 3 glyph, and d0 a drawing with colors: ISO 32000-1, 9.6.5. */
const BEGINNING = /^\s*\S+ \S+ (?:(\S+) (\S+) (\S+) (\S+) d1|d0)\s/

function formOfProcedure(pdf: Pdf, { stream, matrix, resources }: GlyphProcedure): Form | undefined {
  const operators = Buffer.from(stream).toString('latin1')
  const beginning = BEGINNING.exec(operators)
  const numbers = resolve(pdf, matrix)
  if (!beginning || !Array.isArray(numbers)) return undefined
  const box = boxOf(beginning.slice(1))
  const path = operators.slice(beginning[0].length)
  const reference = addForm(pdf, { operators: path, box, resources })
  const hasColors = beginning[1] === undefined
  return { reference, scaleX: Number(numbers[0]), scaleY: Number(numbers[3]), path: hasColors ? undefined : path }
}

/** A glyph with colors has no bounds. */
function boxOf([x1, y1, x2, y2]: readonly (string | undefined)[]): number[] {
  if (x1 === undefined) return [-FAR, -FAR, FAR, FAR]
  const [xs, ys] = [[x1, x2].map(Number), [y1, y2].map(Number)]
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)]
}

const FAR = 32_000

function formOfOutline(pdf: Pdf, outline: GlyphOutline | undefined): Form | undefined {
  if (!outline) return undefined
  const { operators, unitsPerEm } = outline
  const far = 10 * unitsPerEm
  const reference = addForm(pdf, { operators, box: [-far, -far, far, far], resources: undefined })
  return { reference, scaleX: 1 / unitsPerEm, scaleY: 1 / unitsPerEm, path: operators }
}

interface FormContent {
  readonly operators: string
  readonly box: number[]
  readonly resources: PdfValue | undefined
}

function addForm(pdf: Pdf, { operators, box, resources }: FormContent): PdfReference {
  const value: PdfDictionary = new Map<string, PdfValue>([
    ['Type', new PdfName('XObject')],
    ['Subtype', new PdfName('Form')],
    ['BBox', box],
    ['Resources', resources ?? new Map()],
  ])
  return addObject(pdf, { value, stream: Buffer.from(operators, 'latin1') })
}

export function pathOperators(commands: readonly OutlineCommand[]): string {
  let [text, x, y] = ['', 0, 0]
  const write = (numbers: readonly number[], operator: string): void => {
    text += `${numbers.map((number) => formatNumber(Math.round(number * 100) / 100)).join(' ')} ${operator}\n`
    ;[x = 0, y = 0] = numbers.slice(-2)
  }
  for (const { command, args } of commands) {
    const [a = 0, b = 0, c = 0, d = 0] = args
    if (command === 'moveTo') write(args, 'm')
    else if (command === 'lineTo') write(args, 'l')
    else if (command === 'bezierCurveTo') write(args, 'c')
    else if (command === 'quadraticCurveTo') {
      write([x + (2 / 3) * (a - x), y + (2 / 3) * (b - y), c + (2 / 3) * (a - c), d + (2 / 3) * (b - d), c, d], 'c')
    } else text += 'h\n'
  }
  return `${text}f\n`
}

export interface OutlineCommand {
  readonly command: string
  readonly args: readonly number[]
}
