import { readFileSync } from 'node:fs'
import type { Browser } from 'playwright-core'
import type { BundledFonts } from '../src/assets/fonts/bundled-fonts.ts'
import { fallbackFamilies } from '../src/text/han-script.ts'
import type { Paragraph } from './random-paragraphs.ts'

const ORIGIN = 'http://fidelity.test'
const LINE_HEIGHT = 3

export interface BrowserLines {
  /** Returns the offset of the first visible character of each line, as HTML and CSS lay out the paragraph. */
  linesOf(paragraph: Paragraph): Promise<number[]>
  close(): Promise<void>
}

/** Opens a page with the bundled fonts under the names that layouts use. */
export async function openBrowserLines(browser: Browser, fonts: BundledFonts): Promise<BrowserLines> {
  const page = await browser.newPage()
  await page.route(`${ORIGIN}/**`, (route) => {
    const { pathname } = new URL(route.request().url())
    if (pathname === '/') return route.fulfill({ contentType: 'text/html', body: htmlOf(fonts) })
    const file = fonts.files[Number(pathname.slice(1))]
    if (!file) return route.fulfill({ status: 404 })
    return route.fulfill({
      contentType: 'font/ttf',
      body: readFileSync(file.path),
    })
  })
  await page.goto(ORIGIN)
  return {
    linesOf: (paragraph) => page.evaluate(readLines, settingsOf(paragraph, fonts)),
    close: () => page.close(),
  }
}

function htmlOf({ files }: BundledFonts): string {
  const faces = files.map(({ family }, index) => `@font-face { font-family: "${family}"; src: url(/${index}) }`)
  return `<!doctype html><meta charset="utf-8"><style>${faces.join('\n')}
div { white-space: pre-wrap; overflow-wrap: anywhere; text-rendering: optimizeLegibility; font-synthesis: none; line-height: ${LINE_HEIGHT} }
</style><div dir="auto"></div>`
}

interface Settings {
  readonly text: string
  readonly language: string
  readonly families: string
  readonly fontSizePx: number
  readonly letterSpacingPx: number
  readonly widthPx: number
  readonly lineHeightPx: number
}

/**
 * CSS Text 3, letter-spacing, has no spacing at the end of a line, and neither have our lines.
 * Chromium counts it, so its box is wider by one spacing, except for Arabic letters, which have none.
 */
function settingsOf(paragraph: Paragraph, fonts: BundledFonts): Settings {
  const { text, language, fontFamily, fontWeight, fontSize, letterSpacing, width } = paragraph
  const own = fonts.find(fontFamily, { weight: fontWeight, style: 'normal' })
  const fallbacks = fallbackFamilies(fonts, language, text).map((family) => fonts.findFallback(family, fontWeight))
  const letterSpacingPx = letterSpacing * fontSize
  return {
    text,
    language,
    families: [own, ...fallbacks].flatMap((face) => face?.cssFamily ?? []).join(', '),
    fontSizePx: fontSize,
    letterSpacingPx,
    widthPx: language === 'ar' ? width : width + letterSpacingPx,
    lineHeightPx: LINE_HEIGHT * fontSize,
  }
}

/** Runs in the page. */
async function readLines(settings: Settings): Promise<number[]> {
  const { document, Intl } = globalThis as unknown as { document: PageDocument; Intl: typeof globalThis.Intl }
  const box = document.querySelector('div')
  box.lang = settings.language
  box.textContent = settings.text
  box.style.fontFamily = settings.families
  box.style.fontSize = `${settings.fontSizePx}px`
  box.style.letterSpacing = `${settings.letterSpacingPx}px`
  box.style.width = `${settings.widthPx}px`
  // A layout requests the fonts; each may turn out to lack a character, which requests the next.
  do {
    box.getBoundingClientRect()
    await document.fonts.ready
    box.getBoundingClientRect()
  } while (document.fonts.status === 'loading')
  const top = box.getBoundingClientRect().top
  const starts: number[] = []
  const range = document.createRange()
  for (const { index, segment } of new Intl.Segmenter('en').segment(settings.text)) {
    if (segment.trim() === '') continue
    range.setStart(box.firstChild, index)
    range.setEnd(box.firstChild, index + segment.length)
    const rect = Array.from(range.getClientRects()).find(({ width }) => width > 0)
    if (!rect) continue
    const line = Math.floor(((rect.top + rect.bottom) / 2 - top) / settings.lineHeightPx)
    starts[line] ??= index
  }
  // Without the lines that have only white space.
  return Object.values(starts)
}

interface PageRect {
  readonly top: number
  readonly bottom: number
  readonly width: number
}

/** What the function in the page uses of the DOM, whose types these files do not have. */
interface PageDocument {
  readonly fonts: { readonly ready: Promise<unknown>; readonly status: string }
  querySelector(name: string): {
    lang: string
    textContent: string
    readonly firstChild: unknown
    readonly style: Record<string, string>
    getBoundingClientRect(): PageRect
  }
  createRange(): {
    setStart(node: unknown, offset: number): void
    setEnd(node: unknown, offset: number): void
    getClientRects(): Iterable<PageRect>
  }
}
