import { parseArgs } from 'node:util'
import type { Browser } from 'playwright-core'
import { openBrowser } from '../test/setup/open-browser.ts'
import { type Finding, writeFinding } from './report.ts'

interface Settings {
  readonly count?: number
  readonly seed: number
}

const SUBJECTS: Readonly<Record<string, (browser: Browser, settings: Settings) => Promise<Finding>>> = {
  canvas: async (browser) => (await import('./measure-canvas.ts')).measureCanvas(browser),
  lines: async (browser, { count = 500, seed }) =>
    (await import('./measure-lines.ts')).measureLines(browser, { count, seed }),
}

const USAGE = `npm run fidelity -- [subject…] [--count number] [--seed 1]

Compares what Platen draws with Chromium, and exits with 1 if a target is missed.
Subjects: ${Object.keys(SUBJECTS).join(', ')}. Without a subject, all of them run.
--count is the number of random paragraphs (default 500).
--seed changes them.
`

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    count: { type: 'string' },
    seed: { type: 'string', default: '1' },
    help: { type: 'boolean', default: false },
  },
})
const settings = { seed: Number(values.seed), ...(values.count === undefined ? {} : { count: Number(values.count) }) }
const isUnknown = positionals.some((name) => !Object.hasOwn(SUBJECTS, name))
if (values.help || isUnknown || !Object.values(settings).every((value) => Number.isInteger(value) && value > 0)) {
  process.stderr.write(USAGE)
  process.exit(values.help ? 0 : 2)
}

const browser = await openBrowser()
if (!browser) process.exit(1)
let isMet = true
try {
  for (const name of positionals.length > 0 ? positionals : Object.keys(SUBJECTS)) {
    const finding = await SUBJECTS[name]?.(browser, settings)
    if (!finding) continue
    process.stdout.write(writeFinding(finding))
    isMet &&= finding.isMet
  }
} finally {
  await browser.close()
}
process.exit(isMet ? 0 : 1)
