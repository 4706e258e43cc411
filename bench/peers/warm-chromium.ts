import { existsSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { launch, type Page } from 'puppeteer-core'

export type BrowserOutput = 'png' | 'png-usual' | 'pdf'

export interface BrowserTask {
  readonly html: string
  readonly width: number
  readonly height: number
  readonly output: BrowserOutput
}

/** Only one tab is open at a time, because background tabs are not drawn. */
export interface WarmChromium {
  openTab(size: Pick<BrowserTask, 'width' | 'height'>): Promise<Tab>
  close(): Promise<void>
}

export interface Tab {
  show(task: BrowserTask): Promise<void>
  /** Draws the last design again with a different title. */
  retitle(title: string): Promise<void>
  close(): Promise<void>
}

const EXECUTABLES = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']
const ARGS = ['--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-background-networking', '--disable-sync']

/** Launches Chromium with our fonts as system fonts, so that pages do not load them. */
export async function launchChromium(): Promise<WarmChromium> {
  const executablePath = EXECUTABLES.find((path) => existsSync(path))
  if (executablePath === undefined) throw new Error('This suite needs Chromium: apt-get install chromium')
  const folder = await mkdtemp(join(tmpdir(), 'platen-chromium-'))
  const fonts = join(folder, 'fonts.conf')
  const fontFolders = ['inter', 'playfair-display'].map((family) => resolve('node_modules/@expo-google-fonts', family))
  await writeFile(
    fonts,
    `<fontconfig>${fontFolders.map((path) => `<dir>${path}</dir>`).join('')}<cachedir>${folder}</cachedir></fontconfig>`,
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
  let lastTask: BrowserTask | undefined
  return {
    async show(task) {
      lastTask = task
      await page.setContent(task.html, { waitUntil: 'load' })
      await draw(page, task)
    },
    async retitle(title) {
      await page.evaluate<undefined>(`void (document.getElementById('title').textContent = ${JSON.stringify(title)})`)
      if (lastTask) await draw(page, lastTask)
    },
    close: () => page.close(),
  }
}

async function draw(page: Page, { width, height, output }: BrowserTask): Promise<void> {
  if (output === 'pdf') await page.pdf({ width: `${width}px`, height: `${height}px`, printBackground: true })
  else await page.screenshot({ type: 'png', optimizeForSpeed: output === 'png' })
}
