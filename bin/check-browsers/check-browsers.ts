// Walks through the editor in Chromium and in the Firefox and the WebKitGTK of the system: `npm run check:browsers`.
// Fails if a step fails or the saved documents differ, and reports how the pictures differ from those of Chromium.
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { PNG } from 'pngjs'
import { readFixture } from '../../test/fixtures/fixtures.ts'
import { setUp } from '../../test/setup/browser.ts'
import { comparePictures } from '../../test/setup/compare-pictures.ts'
import { type Service, startService } from '../../test/setup/start-service.ts'
import { type DrivenPage, openChromium } from './driven-page.ts'
import { openFirefox } from './firefox-page.ts'
import { startScreen } from './screen.ts'
import { WALK } from './walk.ts'
import { openDesign, pictureOf, savedDocument, type Walker } from './walker.ts'
import { openWebkit } from './webkit-page.ts'

const PROGRAMS = {
  firefox: ['/usr/bin/firefox-esr', '/usr/bin/firefox'],
  driver: ['/usr/bin/WebKitWebDriver'],
  webkit: [
    '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser',
    '/usr/lib/aarch64-linux-gnu/webkit2gtk-4.1/MiniBrowser',
  ],
  screen: ['/usr/bin/Xvfb'],
  keyboard: ['/usr/bin/xdotool'],
  clipboard: ['/usr/bin/xclip'],
} as const
const DEBIAN_PACKAGES = 'firefox-esr webkit2gtk-driver xvfb xdotool xclip'
/** Designs whose pictures are compared, in addition to the one of the walk. */
const FIXTURES = [
  'text-styles',
  'languages',
  'shapes-strokes-gradients',
  'shadows-and-blends',
  'glass',
  'images-and-masks',
]
const FOLDER = join(import.meta.dirname, '../../test-results/browsers')
/** Colors may differ by this share. */
const THRESHOLD = 0.1

interface Walked {
  readonly failures: number
  /** With the IDs of elements and pictures numbered. */
  readonly document: unknown
  readonly pictures: ReadonlyMap<string, Buffer>
}

const [firefox, driver, webkit] = [find('firefox'), find('driver'), find('webkit')]
for (const name of ['screen', 'keyboard', 'clipboard'] as const) find(name)
mkdirSync(FOLDER, { recursive: true })
const screen = await startScreen()
let failures = 0
try {
  const expected = await walk('chromium', await openChromium())
  failures += expected.failures
  for (const [name, open] of [
    ['firefox', () => openFirefox(firefox, screen)],
    ['webkit', () => openWebkit({ driver, browser: webkit }, screen)],
  ] as const) {
    const walked = await walk(name, await open())
    failures += walked.failures + (await compare(name, walked, expected))
  }
} finally {
  screen.stop()
}
process.exit(failures > 0 ? 1 : 0)

function find(program: keyof typeof PROGRAMS): string {
  const path = PROGRAMS[program].find((each) => existsSync(each))
  if (path !== undefined) return path
  process.stderr.write(`${PROGRAMS[program][0]} is missing (Debian: apt-get install ${DEBIAN_PACKAGES})\n`)
  process.exit(1)
}

/** Walks with a service of its own, so that all browsers begin with the same. */
async function walk(name: string, page: DrivenPage): Promise<Walked> {
  process.stdout.write(`\n${page.version}\n`)
  const service = await startService()
  try {
    return await takeSteps(name, page, service)
  } finally {
    await page.close()
    await service.stop()
  }
}

async function takeSteps(name: string, page: DrivenPage, { url }: Service): Promise<Walked> {
  const email = 'ada@example.com'
  const owner = await setUp({ url }, email)
  const walker: Walker = { page, url, email, owner, id: '' }
  let failed = 0
  for (const [step, take] of Object.entries(WALK)) {
    try {
      const verdict = (await take(walker)) === 'skipped' ? 'skipped' : 'ok     '
      process.stdout.write(`  ${verdict} ${step}\n`)
    } catch (error) {
      failed += 1
      process.stdout.write(`  FAILED  ${step}: ${String(error)}\n`)
    }
  }
  const pictures = new Map<string, Buffer>()
  const designs = new Map([['walk', walker.id]])
  for (const fixture of FIXTURES) {
    const { size, document } = await readFixture(fixture)
    const { text } = await owner.post('/api/designs', { title: fixture, ...size, document })
    designs.set(fixture, (JSON.parse(text) as { _id: string })._id)
  }
  for (const [design, id] of designs) {
    await openDesign(walker, id)
    const picture = await pictureOf(page)
    pictures.set(design, picture)
    writeFileSync(join(FOLDER, `${design}-${name}.png`), picture)
  }
  return { failures: failed, document: withoutIds(await savedDocument(walker)), pictures }
}

/** Returns the number of documents that differ. Pictures may: each engine draws letters and blurs in its own way. */
async function compare(name: string, walked: Walked, expected: Walked): Promise<number> {
  const isSame = isDeepStrictEqual(walked.document, expected.document)
  process.stdout.write(`  ${isSame ? 'ok      the document is' : 'FAILED  the document is not'} that of Chromium\n`)
  if (!isSame) {
    for (const each of [expected, walked]) process.stdout.write(`${JSON.stringify(each.document)}\n`)
  }
  for (const [design, picture] of walked.pictures) {
    const other = expected.pictures.get(design)
    if (!other) continue
    const { perMillion, picture: marked } = await comparePictures([other, picture], { threshold: THRESHOLD })
    writeFileSync(join(FOLDER, `${design}-${name}-difference.png`), PNG.sync.write(marked()))
    process.stdout.write(`  ${(perMillion / 1e4).toFixed(2)} % of the pixels differ in ${design}\n`)
  }
  return isSame ? 0 : 1
}

function withoutIds(document: unknown): unknown {
  return JSON.parse(
    JSON.stringify(document)
      .replace(/"id":"[^"]*"/g, '"id":""')
      .replace(/asset:ast_\w+/g, 'asset:'),
  )
}
