import { complete, type Element, type Kind } from '../../document/elements/element.ts'
import type { Paint } from '../../document/paint.ts'
import { sourceOf } from '../words/runs.ts'
import { colorWord } from './color-word.ts'
import { capitalized } from './capitalized.ts'

const KIND_WORDS: Readonly<Record<Kind, string>> = {
  text: 'text',
  image: 'image',
  rect: 'rectangle',
  ellipse: 'ellipse',
  polygon: 'polygon',
  star: 'star',
  line: 'line',
  path: 'shape',
  svg: 'drawing',
  code: 'code',
  chart: 'chart',
  table: 'table',
  group: 'group',
  repeat: 'repeat',
}

const EXCERPT_CHARACTERS = 60

export function kindWord({ type }: Element): string {
  return KIND_WORDS[type]
}

/** Returns what people call an element: its name, its alternative text, its first words, or `Red rectangle`. */
export function elementName(element: Element): string {
  const own = [element.name, element.alt, element.type === 'text' ? sourceOf(element) : undefined]
  const given = own.map((text) => excerpt(text ?? '')).find((text) => text !== '')
  if (given !== undefined) return given
  const words = [element.type === 'text' ? 'empty' : colorOf(element), kindWord(element)].join(' ').trim()
  return capitalized(words)
}

/** Returns `Title`, `Title and Photo`, or `3 elements`. */
export function namesOf(elements: readonly Element[]): string {
  const [first, second, ...more] = elements.map(elementName)
  if (first === undefined) return 'nothing'
  if (second === undefined) return first
  return more.length === 0 ? `${first} and ${second}` : `${elements.length} elements`
}

function excerpt(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ').trim()
  if (line.length <= EXCERPT_CHARACTERS) return line
  const cut = line.slice(0, EXCERPT_CHARACTERS).toWellFormed()
  return `${cut.replace(/\s\S*$/, '')}…`
}

function colorOf(element: Element): string {
  const { fill = null, stroke = null } = complete(element) as {
    fill?: Paint | null
    stroke?: { paint?: Paint } | null
  }
  return paintWord(fill) || paintWord(stroke?.paint ?? null)
}

function paintWord(paint: Paint | null): string {
  if (paint === null) return ''
  if (typeof paint === 'string') return colorWord(paint)
  return paint.type === 'image' || paint.type === 'pattern' ? 'picture' : 'gradient'
}
