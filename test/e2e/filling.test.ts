import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import type { Browser } from '../setup/browser.ts'
import { violationsIn } from '../setup/violations.ts'
import type { Visits } from '../setup/visits.ts'
import { useApp } from '../setup/use-app.ts'

const TEMPLATE = '/templates/tpl_annual-report'
const WIDTHS = [
  { width: 390, height: 844 },
  { width: 820, height: 1180 },
  { width: 1440, height: 900 },
]
/** The part of a phone's height that the preview may occupy; the rest is for the form. */
const MAX_PREVIEW = 0.36
let ada: Browser
let visits: Visits
let design: string

const browser = await useApp(async (opened) => {
  ;({ visits, owner: ada } = opened)
  design = (await ada.post('/api/designs', { fromTemplate: 'tpl_annual-report' })).body._id
})

function selectedPage(page: Page): Promise<string | null> {
  return page.getByRole('list', { name: 'Pages' }).locator('[aria-current=true]').getAttribute('aria-label')
}

/** Whether the whole button is visible and clickable. */
async function isInView(page: Page, name: string): Promise<boolean> {
  const box = await page.getByRole('button', { name, exact: true }).boundingBox()
  if (box === null) return false
  const points = [box.y + 2, box.y + box.height - 2].map((y) => [box.x + box.width / 2, y])
  return page.evaluate<boolean>(`${JSON.stringify(points)}.every(
    ([x, y]) => document.elementFromPoint(x, y)?.closest('button')?.textContent === ${JSON.stringify(name)})`)
}

describe.skipIf(!browser)('a page with a form and a preview', () => {
  test.each([TEMPLATE, 'fill'])('%s shows the page whose field is edited', async (path) => {
    const { page } = await visits.open({ as: ada, path: path === 'fill' ? `/designs/${design}/fill` : path })
    expect(await selectedPage(page)).toBe('Show page 1')
    await page.getByRole('group', { name: 'Letter' }).getByLabel('Headline').focus()
    await expect.poll(() => selectedPage(page)).toBe('Show page 2')
    await page
      .getByRole('img', { name: /^Page 2 of/ })
      .first()
      .waitFor()
    await page.getByLabel('Report title').focus()
    await expect.poll(() => selectedPage(page)).toBe('Show page 1')
  })

  test.each(WIDTHS)('focuses a field after a click in the preview, and shows it, at $width px', async (viewport) => {
    const { page } = await visits.open({ as: ada, viewport, path: TEMPLATE })
    await page.getByRole('button', { name: 'Show page 2' }).click()
    await page.getByTitle('Headline (Letter)', { exact: true }).click()
    const field = page.getByRole('group', { name: 'Letter' }).getByLabel('Headline')
    await expect.poll(() => page.evaluate('document.activeElement.labels?.[0]?.innerText')).toBe('Headline')
    const box = await field.boundingBox()
    const preview = await page.getByRole('list', { name: 'Pages' }).boundingBox()
    const isNextToPreview = box !== null && preview !== null && box.x > preview.x + preview.width
    expect(box?.y).toBeGreaterThan(isNextToPreview ? 0 : (preview?.y ?? 0) + (preview?.height ?? 0))
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThan(viewport.height - 60)
  })

  test.each(WIDTHS)(
    'keeps its main button visible, without accessibility violations, at $width px',
    async (viewport) => {
      const { page } = await visits.open({ as: ada, viewport, path: TEMPLATE })
      await page.getByLabel('Report title').waitFor()
      for (const fraction of [0.3, 0.6]) {
        await page.evaluate(`scrollTo(0, ${fraction} * (document.documentElement.scrollHeight - innerHeight))`)
        await expect.poll(() => isInView(page, 'Use this template')).toBe(true)
      }
      expect(await violationsIn(page)).toEqual([])
    },
  )

  test('leaves most of a phone to the form', async () => {
    const [viewport] = WIDTHS
    if (!viewport) throw new Error('no phone viewport')
    const { page } = await visits.open({ as: ada, viewport, path: TEMPLATE })
    await page.getByRole('group', { name: 'Letter' }).getByLabel('Headline').focus()
    const box = await page.getByRole('list', { name: 'Pages' }).boundingBox()
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThan(MAX_PREVIEW * viewport.height)
  })
})
