// Writes docs/images/editor, the pictures of docs/editor.md, from the app in Chromium: `npm run guide-pictures`.
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import sharp from 'sharp'
import { enter } from '../../test/setup/app-world.ts'
import { setUp } from '../../test/setup/browser.ts'
import { openBrowser } from '../../test/setup/open-browser.ts'
import { startService } from '../../test/setup/start-service.ts'
import { PICTURES, type Studio } from './guide-pictures.ts'

const FOLDER = join(import.meta.dirname, '../../docs/images/editor')
const VIEWPORT = { width: 1280, height: 800 }
const QUALITY = 82
/** No focus ring on a tab, and the same time in each run. */
const CALM = `{
  if (document.activeElement?.matches('[role=tab]')) document.activeElement.blur()
  for (const { childNodes } of document.querySelectorAll('[data-varies]'))
    for (const text of childNodes)
      if (text.nodeType === Node.TEXT_NODE)
        text.data = text.data.replace(/\\w{3} \\d+, \\d{4}/, 'May 4, 2027').replace(/\\d+:\\d\\d\\s[AP]M/, '9:41 AM')
}`

const chromium = await openBrowser()
if (!chromium) throw new Error('Chromium is missing')
const service = await startService()
const owner = await setUp(service, 'ada@example.com')
/** The names of pictures to draw again. Default: all. */
const only = process.argv.slice(2)
mkdirSync(FOLDER, { recursive: true })
try {
  for (const [name, reach] of Object.entries(PICTURES)) {
    if (only.length > 0 && !only.includes(name)) continue
    const context = await chromium.newContext({ viewport: VIEWPORT, reducedMotion: 'reduce' })
    await enter(context, service, owner)
    const page = await context.newPage()
    const studio: Studio = { owner, page, open: (path) => openPage(page, service.url + path) }
    await reach(studio)
    await page.waitForLoadState('networkidle')
    await page.evaluate(CALM)
    const shot = await page.screenshot({ animations: 'disabled', caret: 'hide' })
    await sharp(shot)
      .webp({ quality: QUALITY, effort: 6 })
      .toFile(join(FOLDER, `${name}.webp`))
    await context.close()
  }
} finally {
  await chromium.close()
  await service.stop()
}

async function openPage(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await page.getByRole('heading', { level: 1 }).first().waitFor()
  if (address.endsWith('/edit')) await page.locator('[data-stage][aria-busy=false]').waitFor()
}
