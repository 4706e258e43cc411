import type { Size } from './document.ts'
import { paperSize } from './paper-size.ts'

/** What people call a size, portrait or as written. In CSS pixels, 96 per inch. */
interface NamedSize extends Size {
  readonly names: readonly string[]
}

const PAPERS: readonly NamedSize[] = [
  { width: 3179, height: 4494, names: ['a0'] },
  { width: 2245, height: 3179, names: ['a1'] },
  { width: 1587, height: 2245, names: ['a2'] },
  { width: 1123, height: 1587, names: ['a3'] },
  { width: 794, height: 1123, names: ['a4'] },
  { width: 559, height: 794, names: ['a5'] },
  { width: 397, height: 559, names: ['a6', 'postcard'] },
  { width: 280, height: 397, names: ['a7'] },
  { width: 374, height: 794, names: ['dl'] },
  { width: 208, height: 321, names: ['business card', '85x55', '85 x 55 mm'] },
  { width: 192, height: 336, names: ['us business card', '3.5x2'] },
  { width: 559, height: 559, names: ['small square', '148x148'] },
  { width: 794, height: 794, names: ['large square', '210x210'] },
  { width: 816, height: 1056, names: ['letter', 'us letter'] },
  { width: 816, height: 1344, names: ['legal', 'us legal'] },
  { width: 1056, height: 1632, names: ['tabloid', 'ledger'] },
  { width: 384, height: 576, names: ['4x6', 'postcard'] },
  { width: 480, height: 672, names: ['5x7'] },
  { width: 1728, height: 2304, names: ['18x24'] },
]

const SCREENS: readonly NamedSize[] = [
  { width: 1080, height: 1080, names: ['instagram post', 'facebook post', 'linkedin post', 'carousel'] },
  { width: 1080, height: 1350, names: ['instagram portrait', 'instagram post', 'carousel', '4:5'] },
  {
    width: 1080,
    height: 1920,
    names: ['instagram story', 'instagram reel', 'facebook story', 'whatsapp status', 'tiktok', 'snapchat', '9:16'],
  },
  { width: 1640, height: 924, names: ['facebook cover', 'facebook banner', 'cover photo'] },
  { width: 1280, height: 720, names: ['youtube thumbnail', 'video thumbnail', '16:9'] },
  { width: 1920, height: 1080, names: ['presentation', 'slides', 'full hd', 'widescreen', '16:9'] },
  { width: 1200, height: 630, names: ['facebook link', 'open graph', 'link preview'] },
  { width: 1640, height: 624, names: ['facebook cover', 'facebook banner'] },
  { width: 2560, height: 1440, names: ['youtube banner', 'youtube channel'] },
  { width: 1500, height: 500, names: ['twitter header', 'x header'] },
  { width: 1584, height: 396, names: ['linkedin banner', 'linkedin cover'] },
  { width: 1000, height: 1500, names: ['pinterest pin', '2:3'] },
  { width: 3000, height: 3000, names: ['podcast cover', 'album cover', 'spotify'] },
  { width: 1200, height: 675, names: ['x post', 'twitter post', 'linkedin post', '16:9'] },
  { width: 1200, height: 400, names: ['email header', 'newsletter header'] },
]

/** Returns the unit in which a paper that print shops cut is named, or undefined for other sizes. */
export function paperUnit(size: Size): 'mm' | 'in' | undefined {
  if (paperSize(size) !== undefined) return 'mm'
  return namesOf(PAPERS, size).length > 0 ? 'in' : undefined
}

/** Returns the words by which people search for pages of this size: `a4 portrait 794x1123`. */
export function sizeWords(size: Size): string {
  const { width, height } = size
  const shape = width === height ? 'square' : width > height ? 'landscape horizontal' : 'portrait vertical'
  return [...namesOf(PAPERS, size), ...namesOf(SCREENS, size), shape, `${width}x${height}`].join(' ')
}

/** Papers are used both ways, screens are not. */
function namesOf(sizes: readonly NamedSize[], { width, height }: Size): string[] {
  const turned = sizes === PAPERS
  return sizes
    .filter((size) => isSame(size, { width, height }) || (turned && isSame(size, { width: height, height: width })))
    .flatMap(({ names }) => names)
}

function isSame(a: Size, b: Size): boolean {
  return a.width === b.width && a.height === b.height
}
