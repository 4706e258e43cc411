import { createRandom, type Random } from '../drill/random.ts'
import type { Document, Size } from '../src/document/document.ts'
import type { Element } from '../src/document/elements/element.ts'
import { parseDocument } from '../src/document/parse-document.ts'
import { HOSTILE_SCENES } from './hostile-scenes.ts'
import { randomElement } from './random-element.ts'
import { BRAND } from './random-string.ts'
import type { Generation } from './random-value.ts'

export interface RandomDocument {
  /** What it consists of, for the report. */
  readonly label: string
  readonly size: Size
  readonly scale: number
  readonly document: Document
}

/** The last element of each page: a square in its top left corner that must be visible whatever is below it. */
export const MARK = { color: '#ff00aa', sidePx: 16 }

const BACKGROUNDS = ['#ffffff', '#ffffff', '#ffffff', '#0f172a', null]

/** Most documents are ordinary ones with a few wild values: those reach deeper than documents that are wild alone. */
const WILDNESS = [0.02, 0.1, 0.1, 0.3, 0.8]
const FULLNESS = [0.05, 0.1, 0.1, 0.25, 0.6]

const ITEMS = 4_000
const CHARACTERS = 120_000
const SCENE_SHARE = 0.3

const ORDINARY_SIZES: readonly Size[] = [
  { width: 800, height: 600 },
  { width: 1080, height: 1080 },
  { width: 1080, height: 1920 },
  { width: 794, height: 1123 },
]
const EXTREME_SIZES: readonly Size[] = [
  { width: 1, height: 1 },
  { width: 10_000, height: 40 },
  { width: 30, height: 10_000 },
  { width: 4_000, height: 4_000 },
  { width: 10_000, height: 10_000 },
]

/** Returns the document number `index` of a seed: always the same, whatever documents are generated before it. */
export function randomDocument(seed: number, index: number): RandomDocument {
  const random = createRandom(seed * 1_000_003 + index)
  return random.chance(SCENE_SHARE) ? scene(random) : mixture(random)
}

function scene(random: Random): RandomDocument {
  const label = random.pick(Object.keys(HOSTILE_SCENES))
  const made = HOSTILE_SCENES[label]?.(random)
  if (!made) throw new RangeError(`no scene ${label}`)
  const elements = made.elements as unknown as readonly Element[]
  const isPoster = made.size.width * made.size.height > 4_000_000
  return {
    label,
    size: made.size,
    scale: random.pick(isPoster ? [0.5, 0.5, 1] : [1, 1, 1, 2]),
    document: valid([elements], made.size, random),
  }
}

function mixture(random: Random): RandomDocument {
  const size = random.pick(random.chance(0.05) ? EXTREME_SIZES : ORDINARY_SIZES)
  const [wildness, fullness] = [random.pick(WILDNESS), random.pick(FULLNESS)]
  const generation: Generation = { random, size, wildness, fullness, itemsLeft: ITEMS, charactersLeft: CHARACTERS }
  const pages = Array.from({ length: random.pick([1, 1, 1, 2]) }, () =>
    Array.from({ length: Math.floor(random.between(1, random.pick([2, 8, 25]))) }, () => randomElement(generation)),
  )
  const scale = random.pick([1, 1, 1, 1, 2, 0.1])
  const label = `${pages.flat().length} elements, ${wildness} wild, ${fullness} full`
  return { label, size, scale, document: valid(pages, size, random) }
}

/** Adds the mark and IDs. */
function valid(pages: readonly (readonly Element[])[], size: Size, random: Random): Document {
  let count = 0
  const withIds = (elements: readonly Element[]): Element[] =>
    elements.map((element) => {
      count += 1
      const id = `e${count}`
      return 'elements' in element ? { ...element, id, elements: withIds(element.elements) } : { ...element, id }
    })
  const side = Math.min(MARK.sidePx, size.width, size.height)
  const mark = { type: 'rect', x: 0, y: 0, width: side, height: side, fill: MARK.color } as Element
  const parsed = parseDocument({
    version: 1,
    brand: BRAND,
    pages: pages.map((elements, index) => ({
      id: `p${index}`,
      background: random.pick(BACKGROUNDS),
      elements: withIds([...elements, mark]),
    })),
  })
  if ('issues' in parsed) throw new Error(`an invalid document was generated: ${JSON.stringify(parsed.issues)}`)
  return parsed.document
}
