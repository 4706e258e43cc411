import type { Page } from '../../../../document/document.ts'
import type { Element } from '../../../../document/elements/element.ts'
import type { NotedConflict } from './merge-contents.ts'
import { partOf } from './take-theirs.ts'

export interface ConflictWords {
  /** One sentence on what happened, such as `“Jazz night”: the text was also changed elsewhere. Yours was kept.` */
  readonly text: string
  /** The label of the button that takes the other side. */
  readonly action: string
  /** The label of the button that leaves everything as it is. */
  readonly refusal: string
}

export function conflictWords(conflict: NotedConflict): ConflictWords {
  const { id, properties, kept, mine, theirs } = conflict
  const mineHas = partOf(mine.document, id)
  const theirsHas = partOf(theirs.document, id)
  const name = nameOf(mineHas ?? theirsHas, conflict)
  if (properties !== 'removed') {
    const outcome = kept === 'both' ? 'The words of both were kept.' : 'Yours was kept.'
    return {
      text: `${name}: ${changedWords(conflict.of, properties)} also changed elsewhere. ${outcome}`,
      action: 'Use theirs',
      refusal: kept === 'both' ? 'Keep both' : 'Keep mine',
    }
  }
  if (kept === 'last') {
    return {
      text: `${name} was deleted elsewhere. It was kept, because a design has at least one page.`,
      ...REMOVAL,
    }
  }
  const text = mineHas
    ? `${name} was deleted elsewhere. It was kept, because you changed it.`
    : `${name}, which you deleted, was changed elsewhere. It was kept.`
  return { text, ...REMOVAL }
}

const REMOVAL = { action: 'Delete it', refusal: 'Keep it' }

const MAX_NAME = 40

function nameOf(part: Page | Element | undefined, { of, id }: NotedConflict): string {
  if (of === 'design' || id === undefined) return 'This design'
  if (part === undefined) return 'An element'
  const text = part.name ?? ('text' in part && typeof part.text === 'string' ? part.text : '')
  const line = text.replace(/\s+/g, ' ').trim()
  if (line !== '') return `“${line.length > MAX_NAME ? `${line.slice(0, MAX_NAME - 1).trimEnd()}…` : line}”`
  return `An unnamed ${'type' in part ? part.type : 'page'}`
}

/** Properties that change together have one name. */
const NAMES: Readonly<Record<string, string>> = {
  x: 'position and size',
  y: 'position and size',
  width: 'position and size',
  height: 'position and size',
  text: 'text',
  runs: 'text',
  src: 'picture',
  elements: 'content',
  fontFamily: 'font',
}

function changedWords(of: NotedConflict['of'], properties: readonly string[]): string {
  const names = [...new Set(properties.map((property) => nameOfProperty(of, property)))]
  const last = names.at(-1) ?? ''
  if (names.length === 1) return `the ${last} was`
  return `the ${names.slice(0, -1).join(', ')} and ${last} were`
}

function nameOfProperty(of: NotedConflict['of'], property: string): string {
  const isSize = of === 'design' && property !== 'title'
  return isSize ? 'size' : (NAMES[property] ?? spaced(property))
}

function spaced(property: string): string {
  return property.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
}
