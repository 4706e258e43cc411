import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import type { Browser } from '../setup/browser.ts'
import { drag, paperOf, placesOnScreen, untilDrawn } from '../setup/drawn-editor.ts'
import { useApp } from '../setup/use-app.ts'
import type { VisitOptions, Visits } from '../setup/visits.ts'

// What Firefox and Safari do differently, played in Chromium. `npm run check:browsers` uses the browsers themselves.

const RECT = { id: 'box', type: 'rect', x: 100, y: 100, width: 200, height: 100, fill: '#ff0000' }
const SIZE = { width: 600, height: 400 }
const MAC =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Safari/605.1.15'
let ada: Browser
let visits: Visits

const browser = await useApp((opened) => {
  ;({ visits, owner: ada } = opened)
})

interface Opened {
  readonly page: Page
  readonly id: string
  /** Where a point of the page is on the screen. */
  readonly at: (x: number, y: number) => [number, number]
}

async function edit(options: VisitOptions = {}): Promise<Opened> {
  const document = { version: 1, pages: [{ id: 'page', elements: [RECT] }] }
  const { body } = await ada.post('/api/designs', { title: 'Design', ...SIZE, document })
  const path = `/designs/${body._id}/edit`
  const { page } = await visits.open({ as: ada, path, viewport: { width: 1440, height: 900 }, ...options })
  await untilDrawn(page)
  return { page, id: body._id as string, at: await placesOnScreen(page, SIZE.width) }
}

describe.skipIf(!browser)('what other browsers do differently', () => {
  test('a field that is pressed is selected, although WebKit then places the caret', async () => {
    const { page, at } = await edit()
    await page.mouse.click(...at(200, 150))
    const field = page.getByRole('textbox', { name: 'X', exact: true })
    const selection = () =>
      page.evaluate<number[]>('[document.activeElement.selectionStart, document.activeElement.selectionEnd]')
    await field.evaluate((each: HTMLInputElement) => {
      each.addEventListener('click', () => each.setSelectionRange(1, 1), { once: true })
    })
    await field.click()
    await expect.poll(selection).toEqual([0, 3])
    await field.click()
    await expect.poll(async () => new Set(await selection()).size).toBe(1)
  })

  test('a pinch on a trackpad zooms by gesture events, except where fingers do', async () => {
    const pinch = (page: Page) =>
      page.evaluate(`(() => {
        const stage = document.querySelector('[data-stage]')
        for (const [type, scale] of [['gesturestart', 1], ['gesturechange', 1.5], ['gesturechange', 2]])
          stage.dispatchEvent(Object.assign(new Event(type, { cancelable: true }), { scale, clientX: 700, clientY: 400 }))
      })()`)
    const widthOf = async (page: Page): Promise<number> => (await paperOf(page)).width
    const { page } = await edit()
    const before = await widthOf(page)
    await pinch(page)
    await expect.poll(async () => (await widthOf(page)) / before).toBeCloseTo(2)

    const { page: touched } = await edit({ hasTouch: true })
    const fitted = await widthOf(touched)
    await pinch(touched)
    // By then, a zoom would have been shown.
    await touched.evaluate('new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))')
    expect(await widthOf(touched)).toBe(fitted)
  })

  test('the key that ends a composition in Safari does not run a command', async () => {
    const { page } = await edit()
    await page.keyboard.press('Control+k')
    const field = page.getByRole('combobox', { name: 'Command' })
    await field.fill('rulers')
    const enter = { key: 'Enter', bubbles: true, cancelable: true }
    await field.dispatchEvent('keydown', { ...enter, keyCode: 229 })
    await field.dispatchEvent('keydown', { ...enter, keyCode: 13 })
    await field.waitFor({ state: 'detached' })
    // Twice, it would have shown and hidden the rulers.
    await page.locator('[data-handle="ruler:x"]').waitFor()
  })

  test('a copied picture is written after the event, in which Firefox and Safari refuse it', async () => {
    const { page, at } = await edit({ permissions: ['clipboard-read', 'clipboard-write'] })
    await page.evaluate(`(() => {
      const write = navigator.clipboard.write.bind(navigator.clipboard)
      let isHandled = true
      addEventListener('copy', () => {
        isHandled = false
        setTimeout(() => (isHandled = true))
      }, true)
      navigator.clipboard.write = async (items) => {
        if (!isHandled) throw new DOMException('Clipboard write is not allowed.', 'NotAllowedError')
        await write(items)
      }
    })()`)
    await page.mouse.click(...at(200, 150))
    await page.keyboard.press('Control+c')
    const types = () => page.evaluate(`navigator.clipboard.read().then(([item]) => item.types)`)
    await expect.poll(types).toEqual(expect.arrayContaining(['text/plain', 'text/html', 'image/png']))
  })

  test('on a Mac, a press with Ctrl does not drag, since it opens the menu', async () => {
    const { page, id, at } = await edit({ userAgent: MAC })
    await page.keyboard.down('Control')
    await drag(page, [at(200, 150), at(300, 250)])
    await page.keyboard.up('Control')
    await drag(page, [at(200, 150), at(260, 190)])
    const places = async () => (await ada.get(`/api/designs/${id}`)).body.document.pages[0].elements
    await expect.poll(places).not.toEqual([RECT])
    // Only the second drag has moved it.
    const [{ x, y }] = await places()
    expect(Math.abs(x - 160) + Math.abs(y - 140)).toBeLessThan(20)
  })
})
