import { readFileSync } from 'node:fs'

interface Drawn {
  type: string
  x: number
  y: number
  width: number
  height: number
  src?: string
  fill?: string
  cornerRadius?: number
  text?: string
  fontWeight?: number
  fontSize?: number
  fontFamily?: string
  lineHeight?: number
  align?: string
  slot?: string
  shadows?: { x: number; y: number; blur: number; color: string }[]
}

interface Fixture {
  readonly width: number
  readonly height: number
  readonly document: { readonly pages: readonly { background?: unknown; elements: readonly object[] }[] }
}

const FONTS = [
  ['Inter', 400, 'inter/400Regular/Inter_400Regular.ttf'],
  ['Playfair Display', 700, 'playfair-display/700Bold/PlayfairDisplay_700Bold.ttf'],
] as const

/** The same design as a page for a browser: the kinds and properties that the measured fixtures use, and no others. */
export function asHtml({ width, height, document }: Fixture): string {
  const faces = FONTS.map(([family, weight, path]) => {
    const font = readFileSync(`node_modules/@expo-google-fonts/${path}`).toString('base64')
    return `@font-face { font-family: '${family}'; font-weight: ${weight}; src: url(data:font/ttf;base64,${font}) }`
  })
  const pages = document.pages.map(({ background, elements }) => {
    const inside = elements.map((element) => elementHtml(element as Drawn)).join('\n')
    return `<section style="background:${typeof background === 'string' ? background : 'white'}">${inside}</section>`
  })
  return `<!doctype html><meta charset="utf-8"><style>${faces.join('\n')}
    @page { size: ${width}px ${height}px; margin: 0 } body { margin: 0 }
    section { position: relative; overflow: hidden; width: ${width}px; height: ${height}px; break-after: page }
    section:last-child { break-after: avoid } section > * { position: absolute; box-sizing: border-box; margin: 0 }
    </style>${pages.join('\n')}`
}

function elementHtml(element: Drawn): string {
  const { fontWeight = 400, fontSize = 16, fontFamily = 'Inter', lineHeight = 1.2, align = 'start' } = element
  const { fill = '#000000', src = '', text = '', slot } = element
  const box = [
    `left:${element.x}px;top:${element.y}px;width:${element.width}px;height:${element.height}px`,
    `border-radius:${element.cornerRadius ?? 0}px`,
    shadows(element),
  ].join(';')
  if (element.type === 'rect') return `<div style="${box};background:${fill}"></div>`
  if (element.type === 'image') {
    const picture = readFileSync(`src/assets/${src.replace(':', '/')}.jpg`).toString('base64')
    return `<img src="data:image/jpeg;base64,${picture}" style="${box};object-fit:cover">`
  }
  const font = `font:${fontWeight} ${fontSize}px '${fontFamily}';line-height:${lineHeight};text-align:${align};color:${fill}`
  return `<p ${slot === 'title' ? 'id="title"' : ''} style="${box};${font}">${text}</p>`
}

function shadows({ shadows: list = [] }: Drawn): string {
  return list.length === 0 ? '' : `box-shadow:${list.map((s) => `${s.x}px ${s.y}px ${s.blur}px ${s.color}`).join(',')}`
}
