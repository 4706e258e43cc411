import { mkdirSync, writeFileSync } from 'node:fs'
import { cpus, totalmem } from 'node:os'
import { join } from 'node:path'
import type { Figure } from './figure.ts'
import { writeReport } from './report.ts'
import { toTable } from './table.ts'

/** A suite is loaded when it runs, so that suites without its peers run even if the peers are not installed. */
const SUITES: Record<string, () => Promise<{ run(): Promise<Figure[]> }>> = {
  api: () => import('./suites/api.ts'),
  lists: () => import('./suites/lists.ts'),
  large: () => import('./suites/large.ts'),
  scale: () => import('./suites/scale.ts'),
  saturation: () => import('./suites/saturation.ts'),
  export: () => import('./suites/export.ts'),
  render: () => import('./suites/render.ts'),
  chromium: () => import('./suites/chromium.ts'),
  isolation: () => import('./suites/isolation.ts'),
  mix: () => import('./suites/mix.ts'),
  speed: () => import('./suites/speed.ts'),
  formats: () => import('./suites/formats.ts'),
  encoders: () => import('./suites/encoders.ts'),
  memory: () => import('./suites/memory.ts'),
  crash: () => import('./suites/crash.ts'),
  stalls: () => import('./suites/stalls.ts'),
  app: () => import('./suites/app.ts'),
  editor: () => import('./suites/editor.ts'),
}

const RESULTS = join(import.meta.dirname, 'results')

const requested = process.argv.slice(2)
if (requested.join() === 'report') {
  process.stdout.write(`${writeReport(RESULTS)}\n`)
  process.exit(0)
}
const unknown = requested.filter((name) => !(name in SUITES))
if (unknown.length > 0) {
  process.stderr.write(
    `Unknown suite ${unknown.join(', ')}. Suites: ${Object.keys(SUITES).join(', ')}; report writes docs/performance.md.\n`,
  )
  process.exit(1)
}

const machine = `${cpus().length} × ${cpus()[0]?.model ?? 'unknown'}, ${Math.round(totalmem() / 2 ** 30)} GiB, Node ${process.versions.node}`
process.stdout.write(`Measured on ${machine}, ${new Date().toISOString().slice(0, 10)}.\n`)
mkdirSync(RESULTS, { recursive: true })

let missed = 0
for (const name of requested.length > 0 ? requested : Object.keys(SUITES)) {
  const command = `npm run bench ${name}`
  process.stdout.write(`\n### ${name}: \`${command}\`\n\n`)
  const suite = await SUITES[name]?.()
  const figures = (await suite?.run()) ?? []
  process.stdout.write(toTable(figures))
  const measured = { suite: name, command, machine, measuredAt: new Date().toISOString(), figures }
  writeFileSync(join(RESULTS, `${name}.json`), `${JSON.stringify(measured, null, 2)}\n`)
  missed += figures.filter(({ target }) => target && !target.met).length
}
process.stdout.write(missed === 0 ? '\nAll targets met.\n' : `\n${missed} target(s) missed.\n`)
// Suites stop what they start, but an open browser or socket must not keep the command running.
process.exit(0)
