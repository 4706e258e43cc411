import { existsSync } from 'node:fs'
import { type Browser, chromium } from 'playwright-core'

/** In order of preference: the headless shell draws no windows and takes half the processor time of a full browser. */
const EXECUTABLES = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

/**
 * Launches the first browser found. If there is none, prints a note and returns undefined, or throws
 * if `PLATEN_TEST_REQUIRE_ALL` is 1, as in CI.
 */
export async function openBrowser(): Promise<Browser | undefined> {
  const executablePath = EXECUTABLES.find((path) => existsSync(path))
  if (executablePath === undefined) {
    const missing = 'Chromium is not installed (Debian: apt-get install chromium-headless-shell)'
    if (process.env['PLATEN_TEST_REQUIRE_ALL'] === '1') throw new Error(`PLATEN_TEST_REQUIRE_ALL is 1, and ${missing}`)
    process.stderr.write(`Tests in a browser are skipped: ${missing}.\n`)
    return undefined
  }
  return chromium.launch({
    executablePath,
    args: [
      // The sandbox doesn't work as root, as which containers and CI run. Tests open only their own pages.
      '--no-sandbox',
      // The default of a full browser on Debian.
      '--font-render-hinting=slight',
    ],
  })
}
