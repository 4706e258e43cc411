import { longHexColor, parseHexColor } from '../../document/hex-color.ts'

/** Names that people and programs write; other ones of CSS are rare. */
const NAMED: Readonly<Record<string, string>> = {
  ...{ black: '#000000', white: '#ffffff', red: '#ff0000', lime: '#00ff00', blue: '#0000ff', yellow: '#ffff00' },
  ...{ cyan: '#00ffff', aqua: '#00ffff', magenta: '#ff00ff', fuchsia: '#ff00ff', gray: '#808080' },
  ...{ silver: '#c0c0c0', maroon: '#800000', olive: '#808000', green: '#008000', teal: '#008080', navy: '#000080' },
  ...{ purple: '#800080', orange: '#ffa500', pink: '#ffc0cb', brown: '#a52a2a', gold: '#ffd700', coral: '#ff7f50' },
  ...{ tomato: '#ff6347', salmon: '#fa8072', crimson: '#dc143c', indigo: '#4b0082', violet: '#ee82ee' },
  ...{ lightgray: '#d3d3d3', darkgray: '#a9a9a9', skyblue: '#87ceeb' },
  ...{ steelblue: '#4682b4', royalblue: '#4169e1', dodgerblue: '#1e90ff', lightblue: '#add8e6', darkblue: '#00008b' },
  ...{ darkgreen: '#006400', lightgreen: '#90ee90', darkred: '#8b0000', turquoise: '#40e0d0', khaki: '#f0e68c' },
}

const NUMBERS = /^rgba?\(\s*([\d.]+)(%?)[\s,]+([\d.]+)%?[\s,]+([\d.]+)%?(?:[\s,/]+([\d.]+)(%?))?\s*\)$/

/** Returns a color of CSS as `#rrggbb` or `#rrggbbaa`; undefined for anything else, and for rare names. */
export function colorOfCss(css: string): string | undefined {
  const text = css
    .trim()
    .toLowerCase()
    .replace(/gre(?=y$)/, 'gra')
  if (text === 'transparent') return '#00000000'
  if (/^#([\da-f]{6}|[\da-f]{8})$/.test(text)) return text
  if (/^#[\da-f]{3,4}$/.test(text)) return longHexColor(text)
  const match = NUMBERS.exec(text)
  if (!match) return NAMED[text]
  const [, red, percent, green, blue, alpha, alphaPercent] = match
  const channels = [red, green, blue].map((value) => hex(Number(value) * (percent === '%' ? 2.55 : 1)))
  const opacity = alpha === undefined ? 1 : Number(alpha) / (alphaPercent === '%' ? 100 : 1)
  return `#${channels.join('')}${opacity < 1 ? hex(opacity * 255) : ''}`
}

/** Whether a color is that of ordinary text, which is not worth keeping: black, or almost. */
export function isInkOfText(color: string): boolean {
  const { r, g, b } = parseHexColor(color)
  const most = Math.max(r, g, b)
  return most <= 0x44 && most - Math.min(r, g, b) <= 0x14
}

function hex(channel: number): string {
  return Math.max(0, Math.min(255, Math.round(channel)))
    .toString(16)
    .padStart(2, '0')
}
