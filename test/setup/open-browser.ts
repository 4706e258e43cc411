import { existsSync } from 'node:fs'
import { type Browser, chromium } from 'playwright-core'

/** The headless shell has no windows to draw, and takes half the processor time of a whole browser. */
const PLACES = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

/** Undefined, with a note on standard error, if none is installed; throws if PLATEN_TEST_REQUIRE_ALL is 1, as in CI. */
export async function openBrowser(): Promise<Browser | undefined> {
  const executablePath = PLACES.find((place) => existsSync(place))
  if (executablePath === undefined) {
    const missing = 'Chromium is not installed (Debian: apt-get install chromium-headless-shell)'
    if (process.env['PLATEN_TEST_REQUIRE_ALL'] === '1') throw new Error(`PLATEN_TEST_REQUIRE_ALL is 1, and ${missing}`)
    process.stderr.write(`Tests in a browser are skipped: ${missing}.\n`)
    return undefined
  }
  return chromium.launch({
    executablePath,
    args: [
      // It is not available as root, which containers and CI run as. Only pages of tests are opened.
      '--no-sandbox',
      // What a whole browser uses on Debian.
      '--font-render-hinting=slight',
    ],
  })
}
