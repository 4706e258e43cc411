import { openBrowser } from '../../test/setup/open-browser.ts'

export const VIEWPORT = { width: 1440, height: 900 }

export type ScreenPoint = readonly [x: number, y: number]

export type Points = readonly [ScreenPoint, ...ScreenPoint[]]

/** What the walk needs of a browser. Keys are named as in Playwright. */
export interface DrivenPage {
  readonly version: string
  readonly open: (url: string) => Promise<void>
  /** Evaluates an expression in the page, and waits for its promise. */
  readonly evaluate: <T>(expression: string) => Promise<T>
  readonly press: (keys: string) => Promise<void>
  readonly type: (text: string) => Promise<void>
  /** Composes é from an accent and a letter. */
  readonly composeLetter: () => Promise<void>
  /** Presses the mouse at the first point, and releases it at the last one after a rest. */
  readonly drag: (points: Points) => Promise<void>
  /** Media types on the clipboard, as other programs see them. */
  readonly copiedTypes: () => Promise<readonly string[]>
  /** WebKitGTK gives pages no pictures that are pasted. */
  readonly pastesPictures: boolean
  readonly close: () => Promise<void>
}

/** A drag that ends without a rest does not snap. */
export const REST_MS = 300
export const MOVES_PER_POINT = 6

export async function openChromium(): Promise<DrivenPage> {
  const browser = await openBrowser()
  if (!browser) throw new Error('Chromium is missing')
  const page = await browser.newPage({ viewport: VIEWPORT, permissions: ['clipboard-read', 'clipboard-write'] })
  const keyboard = await page.context().newCDPSession(page)
  return {
    version: `Chromium ${browser.version()}`,
    open: async (url) => void (await page.goto(url)),
    evaluate: (expression) => page.evaluate(`(async () => (${expression}))()`),
    press: (keys) => page.keyboard.press(keys),
    type: (text) => page.keyboard.type(text),
    composeLetter: async () => {
      await keyboard.send('Input.imeSetComposition', { text: '´', selectionStart: 1, selectionEnd: 1 })
      await keyboard.send('Input.insertText', { text: 'é' })
    },
    drag: async ([from, ...rest]) => {
      await page.mouse.move(...from)
      await page.mouse.down()
      for (const to of rest) await page.mouse.move(...to, { steps: MOVES_PER_POINT })
      if (rest.length > 0) await page.waitForTimeout(REST_MS)
      await page.mouse.up()
    },
    copiedTypes: () => page.evaluate('navigator.clipboard.read().then(([item]) => item.types)'),
    pastesPictures: true,
    close: () => browser.close(),
  }
}
