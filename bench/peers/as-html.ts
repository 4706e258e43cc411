import { readFileSync } from 'node:fs'

interface FixtureElement {
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

/** Returns a fixture as HTML, with `title` in the slot `title`. Supports only what the fixtures use. */
export function asHtml({ width, height, document }: Fixture, title: string): string {
  const pages = document.pages.map(({ background, elements }) => {
    const body = elements.map((element) => elementHtml(element as FixtureElement, title)).join('\n')
    return `<section style="background:${typeof background === 'string' ? background : 'white'}">${body}</section>`
  })
  return `<!doctype html><meta charset="utf-8"><style>
    @page { size: ${width}px ${height}px; margin: 0 } body { margin: 0 }
    section { position: relative; overflow: hidden; width: ${width}px; height: ${height}px; break-after: page }
    section:last-child { break-after: avoid } section > * { position: absolute; box-sizing: border-box; margin: 0 }
    </style>${pages.join('\n')}`
}

function elementHtml(element: FixtureElement, title: string): string {
  const { fontWeight = 400, fontSize = 16, fontFamily = 'Inter', lineHeight = 1.2, align = 'start' } = element
  const { fill = '#000000', src = '', text = '', slot } = element
  const box = [
    `left:${element.x}px;top:${element.y}px;width:${element.width}px;height:${element.height}px`,
    `border-radius:${element.cornerRadius ?? 0}px`,
    shadows(element),
  ].join(';')
  if (element.type === 'rect') return `<div style="${box};background:${fill}"></div>`
  if (element.type === 'image') {
    return `<img src="data:image/jpeg;base64,${pictureOf(src)}" style="${box};object-fit:cover">`
  }
  const font = `font:${fontWeight} ${fontSize}px '${fontFamily}';line-height:${lineHeight};text-align:${align};color:${fill}`
  const isTitle = slot === 'title'
  return `<p ${isTitle ? 'id="title"' : ''} style="${box};${font}">${isTitle ? title : text}</p>`
}

function shadows({ shadows: list = [] }: FixtureElement): string {
  return list.length === 0 ? '' : `box-shadow:${list.map((s) => `${s.x}px ${s.y}px ${s.blur}px ${s.color}`).join(',')}`
}

/** Each image is read once, because a server would also cache it. */
const PICTURES = new Map<string, string>()

function pictureOf(src: string): string {
  const base64 = PICTURES.get(src) ?? readFileSync(`src/assets/${src.replace(':', '/')}.jpg`).toString('base64')
  PICTURES.set(src, base64)
  return base64
}
