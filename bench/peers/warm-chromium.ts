import { existsSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { launch, type Page } from 'puppeteer-core'

export type Paper = 'png' | 'png-usual' | 'pdf'

export interface Shown {
  readonly html: string
  readonly width: number
  readonly height: number
  readonly as: Paper
}

/** Only one tab is open at a time, because background tabs are not drawn. */
export interface WarmChromium {
  openTab(shown: Pick<Shown, 'width' | 'height'>): Promise<Tab>
  close(): Promise<void>
}

export interface Tab {
  show(shown: Shown): Promise<void>
  /** Draws the last design again with a different title. */
  retitle(title: string): Promise<void>
  close(): Promise<void>
}

const PLACES = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']
const ARGS = ['--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-background-networking', '--disable-sync']

/** Installs our fonts on the system, so that pages don't have to load them. */
export async function launchChromium(): Promise<WarmChromium> {
  const executablePath = PLACES.find((path) => existsSync(path))
  if (executablePath === undefined) throw new Error('This suite needs Chromium: apt-get install chromium')
  const folder = await mkdtemp(join(tmpdir(), 'platen-chromium-'))
  const fonts = join(folder, 'fonts.conf')
  const installed = ['inter', 'playfair-display'].map((family) => resolve('node_modules/@expo-google-fonts', family))
  await writeFile(
    fonts,
    `<fontconfig>${installed.map((path) => `<dir>${path}</dir>`).join('')}<cachedir>${folder}</cachedir></fontconfig>`,
  )
  const browser = await launch({ executablePath, args: ARGS, env: { ...process.env, FONTCONFIG_FILE: fonts } })
  return {
    async openTab(size) {
      const page = await browser.newPage()
      await page.setViewport(size)
      return asTab(page)
    },
    async close() {
      await browser.close()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

function asTab(page: Page): Tab {
  let last: Shown | undefined
  return {
    async show(shown) {
      last = shown
      await page.setContent(shown.html, { waitUntil: 'load' })
      await draw(page, shown)
    },
    async retitle(title) {
      await page.evaluate<undefined>(`void (document.getElementById('title').textContent = ${JSON.stringify(title)})`)
      if (last) await draw(page, last)
    },
    close: () => page.close(),
  }
}

async function draw(page: Page, { width, height, as }: Shown): Promise<void> {
  if (as === 'pdf') await page.pdf({ width: `${width}px`, height: `${height}px`, printBackground: true })
  else await page.screenshot({ type: 'png', optimizeForSpeed: as === 'png' })
}
