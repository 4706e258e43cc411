import { AMBER, RED } from './colors.ts'
import { type ElementJson, type Examples, values } from './example.ts'
import { frame, framed, sentence, word } from './sample-texts.ts'

const prose: ElementJson = {
  ...{ ...sentence, fontSize: 8.5, fontFamily: 'Lora' },
  text: 'As long as the root lives, type is a joy to set and to read, in a book or on a wall, and each year new tools add to it, line by line and page by page.',
}
const highlight = { paint: AMBER, padding: [2, 8, 2, 8], radius: 6 }
const gradient = {
  type: 'linear',
  angle: 90,
  stops: [
    { offset: 0, color: AMBER },
    { offset: 1, color: RED },
  ],
}
const dishes: ElementJson = { ...sentence, text: 'Soup\t8.50\nTrout\t24.00\nPears\t11.25', lineHeight: 1.5 }
const quote: ElementJson = {
  ...{ ...sentence, fontFamily: 'Playfair Display', fontSize: 15 },
  text: '“Perfect, when nothing is left to take away.”',
}
const filling: ElementJson = { ...word, fit: 'fill', text: 'SALE' }

/** A vertical guide at the position of a tab stop. */
function guide(at: number): ElementJson {
  return { type: 'rect', x: 10 + at, y: 10, width: 1, height: 76, fill: RED }
}

function tabbed(tab: ElementJson): ElementJson {
  return { ...dishes, tabs: [{ at: 80, ...tab }] }
}

function highlighted(part: ElementJson): ElementJson {
  return { ...word, lineHeight: 1.5, text: 'Two\nlines', background: { ...highlight, ...part } }
}

interface Fitted {
  readonly x: number
  readonly text: string
  /** The height of the text. */
  readonly grown: number
}

function fitted(fit: string, { x, text, grown }: Fitted): readonly ElementJson[] {
  const own = { ...sentence, text, fit, fontSize: 20 }
  if (fit === 'hug') {
    const cover = { ...frame, x: 0, y: 0, width: 1, height: 1, placement: 'cover' }
    const hugging = { ...own, maxWidth: 64 }
    return [{ type: 'group', x, y: 8, width: 1, height: 1, layout: { hug: 'both' }, elements: [cover, hugging] }]
  }
  const box = { x, y: 8, width: 64, height: fit === 'grow' ? grown : 44 }
  return [
    { ...frame, ...box },
    { ...own, ...box },
  ]
}

/** How lines are divided, filled and decorated. */
export const TEXT_SETTING: Examples = {
  ...framed({ ...prose, columnGap: 10 }, 'columns', [1, 2, 3]),
  ...framed({ ...prose, columns: 2 }, 'columnGap', [4, 12, 24]),
  ...framed({ ...prose, fontSize: 9.5 }, 'dropCap', [0, 2, 3]),
  ...framed(dishes, 'tabs', [[], [{ at: 130, align: 'end' }], [{ at: 130, align: 'end', leader: '.' }]]),
  ...framed(
    { ...sentence, language: 'en', text: 'Typographers appreciate extraordinarily well-hyphenated paragraphs' },
    'hyphens',
    ['none', 'auto'],
  ),
  ...framed(quote, 'hangingPunctuation', [false, true]),
  'text.fit': values(['fixed', 'grow', 'hug', 'shrink', 'fill'], (fit) => [
    ...fitted(fit, { x: 8, text: 'Quick brown fox', grown: 72 }),
    ...fitted(fit, { x: 78, text: 'Fox', grown: 24 }),
  ]),
  ...framed(filling, 'maxFontSize', [20, 32, 200]),
  'text.fitGroup': values(['(no group)', 'plans'], (name) =>
    ['Pro', 'Professional'].flatMap((text, index) => {
      const box = { y: 8 + index * 42, height: 38 }
      return [
        { ...frame, ...box },
        { ...filling, ...box, text, padding: 4, ...(name === 'plans' && { fitGroup: name }) },
      ]
    }),
  ),
  'text.background': values([null, { paint: AMBER }, highlight], (background) => ({ ...word, background })),
  'TextHighlight.paint': values([AMBER, gradient], (paint) => highlighted({ paint })),
  'TextHighlight.padding': values([0, 4, [2, 16, 2, 16]], (padding) => highlighted({ padding })),
  'TextHighlight.radius': values([0, 6, 16], (radius) => highlighted({ radius })),
  'TabStop.at': values([45, 65, 85], (at: number) => [frame, guide(at), tabbed({ at })]),
  'TabStop.align': values(['start', 'center', 'end', 'decimal'], (align) => [frame, guide(80), tabbed({ align })]),
  'TabStop.leader': values(['', '.', '· '], (leader) => [frame, tabbed({ at: 130, align: 'end', leader })]),
}
