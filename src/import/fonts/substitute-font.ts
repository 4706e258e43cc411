import { DEFAULT_FAMILY } from '../../document/elements/run-style.ts'
import { LIMITS } from '../../document/limits.ts'
import type { ImportDraft, Place } from '../draft.ts'
import { pinnedFace } from './pinned-face.ts'

/** Families of other programs and the bundled ones that are most like them, in width first. */
const LIKE: readonly (readonly [pattern: RegExp, family: string])[] = [
  [/calibri|carlito|candara|lucida grande|gill sans|optima|fira sans|source sans|titillium/, 'Lato'],
  [/courier|consolas|menlo|monaco|mono\b|monospace|lucida console|code/, 'JetBrains Mono'],
  [/didot|bodoni|abril/, 'DM Serif Display'],
  [/playfair|baskerville|caslon|display serif/, 'Playfair Display'],
  [
    /times|liberation serif|georgia|cambria|caladea|garamond|palatino|book antiqua|bookman|century|merriweather|minion|noto serif|source serif|dejavu serif|vera serif|charter|constantia|crimson/,
    'Lora',
  ],
  [/impact|league gothic|anton|haettenschweiler|bebas/, 'Bebas Neue'],
  [/narrow|condensed|oswald/, 'Oswald'],
  [/futura|century gothic|avant ?garde|avenir|gotham|raleway|nunito|quicksand|josefin/, 'Montserrat'],
  [/brush|script|comic|lobster|pacifico/, 'Pacifico'],
  [/hand|allura|great vibes|sacramento|satisfy|caveat|zapfino|swash|cursive|kalam/, 'Dancing Script'],
  [/verdana|tahoma|segoe|dejavu|trebuchet|bitstream vera|frutiger|noto sans$/, 'Open Sans'],
  [/arial|helvetica|liberation sans|nimbus|arimo|roboto/, 'Roboto'],
  [/ms gothic|meiryo|yu gothic|hiragino|source han sans jp|noto sans cjk jp/, 'Noto Sans JP'],
  [/simsun|simhei|yahei|pingfang sc|noto sans cjk sc/, 'Noto Sans SC'],
  [/mingliu|jhenghei|pingfang tc/, 'Noto Sans TC'],
  [/malgun|gulim|batang|apple sd/, 'Noto Sans KR'],
  [/\bserif/, 'Lora'],
]

/** “Lato Black” is a style of “Lato”. */
const STYLE_NAME =
  /(\s+(thin|extra ?light|light|regular|medium|semi ?bold|bold|extra ?bold|black|heavy|italic|mt|ps|embedded))+$/

/** Of longer names, none is available, and the pattern would take long. */
function withoutStyle(name: string): string {
  return name.length > LIMITS.nameCharacters ? name : name.replace(STYLE_NAME, '')
}

const GENERIC = new Set(['serif', 'sans-serif', 'monospace', 'cursive', 'fantasy', 'system-ui', 'ui-sans-serif'])

/** Returns the first family that is available of a list as in CSS, or the most similar one, with a note. */
export function familyFor(draft: ImportDraft, css: string, place?: Place): string {
  const wanted = familyNames(css).map((name) => pinnedFace(name)?.family ?? name)
  for (const name of wanted) {
    const known = draft.families.get(name.toLowerCase()) ?? draft.families.get(withoutStyle(name.toLowerCase()))
    if (known !== undefined) return known
  }
  const [first] = wanted
  if (first === undefined) return DEFAULT_FAMILY
  const family = nearestFamily(wanted.join(', ').toLowerCase())
  if (!GENERIC.has(first.toLowerCase())) {
    const label = first.slice(0, LIMITS.nameCharacters)
    draft.note(`Font “${label}”`, `The font is not available; “${family}” is used.`, place)
  }
  return family
}

/** Returns the names of a list as in CSS, without quotes. */
export function familyNames(css: string): string[] {
  return css
    .split(',')
    .map((name) => name.trim().replaceAll(/^["']|["']$/g, ''))
    .filter((name) => name !== '')
}

function nearestFamily(names: string): string {
  return LIKE.find(([pattern]) => pattern.test(names))?.[1] ?? DEFAULT_FAMILY
}
