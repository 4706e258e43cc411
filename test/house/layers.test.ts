import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, expect, test } from 'vitest'

// A rule that nothing breaks may be dead: each is broken here once, in one run over a house of a few files.

const houses: string[] = []
afterEach(() => {
  for (const house of houses.splice(0)) rmSync(house, { recursive: true, force: true })
})

/** The rules broken by `files`, each as `rule: file`. */
function broken(files: Readonly<Record<string, string>>): string[] {
  const house = mkdtempSync(join(tmpdir(), 'platen-house-'))
  houses.push(house)
  for (const name of ['.dependency-cruiser.mjs', 'tsconfig.json', 'package.json']) cpSync(name, join(house, name))
  symlinkSync(join(process.cwd(), 'node_modules'), join(house, 'node_modules'))
  for (const [path, text] of Object.entries(files)) {
    const file = join(house, 'src', path)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, text)
  }
  const program = join(process.cwd(), 'node_modules/.bin/depcruise')
  const run = spawnSync(program, ['--config', '.dependency-cruiser.mjs', '--output-type', 'json', 'src'], {
    cwd: house,
    encoding: 'utf8',
  })
  const { summary } = JSON.parse(run.stdout) as { summary: { violations: { from: string; rule: { name: string } }[] } }
  return summary.violations.map(({ from, rule }) => `${rule.name}: ${from.replace('src/', '')}`)
}

const NOTHING = 'export const nothing = 0\n'
const using = (specifier: string): string => `import * as used from '${specifier}'\nexport const all = used\n`

test('a house that keeps the rules passes', () => {
  expect(
    broken({
      'failure.ts': NOTHING,
      'document/page.ts': using('../failure.ts'),
      'paint/draw.ts': using('../document/page.ts'),
      'web/api/client.ts': NOTHING,
      'web/parts/list.tsx': using('../api/client.ts'),
      'web/painter/preview.tsx': using('../parts/list.tsx'),
      'web/frame/shell.tsx': using('../parts/list.tsx'),
      'web/pages/designs/page.tsx': `${using('../../frame/shell.tsx')}export * from '../../painter/preview.tsx'\n`,
      'app.ts': using('./paint/draw.ts'),
      'cli/serve.ts': using('../app.ts'),
      'web/mount.tsx': using('./pages/designs/page.tsx'),
    }),
  ).toEqual([])
})

/** For each rule of the configuration, a file that breaks it. */
const BREAKING: Readonly<Record<string, readonly [path: string, text: string]>> = {
  'document-imports': ['document/up.ts', using('../text/nothing.ts')],
  'text-imports': ['text/up.ts', using('../paint/nothing.ts')],
  'paint-imports': ['paint/up.ts', using('../render/nothing.ts')],
  'formats-imports': ['formats/up.ts', using('../text/nothing.ts')],
  'assets-imports': ['assets/up.ts', using('../store/nothing.ts')],
  'store-imports': ['store/up.ts', using('../http/nothing.ts')],
  'files-imports': ['files/up.ts', using('../store/nothing.ts')],
  'render-imports': ['render/up.ts', using('../store/nothing.ts')],
  'mail-imports': ['mail/up.ts', using('../store/nothing.ts')],
  'content-imports': ['content/up.ts', using('../service/nothing.ts')],
  'exports-imports': ['exports/up.ts', using('../service/nothing.ts')],
  'service-imports': ['service/up.ts', using('../http/nothing.ts')],
  'http-imports': ['http/up.ts', using('../store/nothing.ts')],
  'sdk-imports': ['sdk/up.ts', using('../document/nothing.ts')],
  'web-imports': ['web/pages/up.tsx', using('../../service/nothing.ts')],
  'web-api-imports': ['web/api/up.ts', using('../parts/nothing.tsx')],
  'web-parts-imports': ['web/parts/up.tsx', using('../painter/nothing.ts')],
  'web-painter-imports': ['web/painter/up.ts', using('../frame/nothing.tsx')],
  'web-frame-imports': ['web/frame/up.tsx', using('../pages/nothing.tsx')],
  'web-pages-imports': ['web/pages/over.tsx', using('../nothing.tsx')],
  'shared-files-imports': ['iso-time.ts', using('./store/nothing.ts')],
  'root-files-imports': ['app.ts', using('./cli/nothing.ts')],
  'cli-imports': ['cli/up.ts', using('../store/nothing.ts')],
  'only-render-imports--napi-rs-canvas': ['assets/canvas.ts', using('@napi-rs/canvas')],
  'only-render-imports--napi-rs-image': ['assets/encoder.ts', using('@napi-rs/image')],
  'only-store-imports-kysely': ['service/sql.ts', using('kysely')],
  'only-store-imports-pg': ['service/postgres.ts', using('pg')],
  'only-store-imports-node-sqlite': ['service/sqlite.ts', using('node:sqlite')],
  'only-http-imports-fastify': ['service/server.ts', using('fastify')],
  'only-assets-imports-sharp': ['service/pixels.ts', using('sharp')],
  'only-assets-and-render-imports-fontkit': ['service/fonts.ts', using('fontkit')],
  'only-mail-imports-nodemailer': ['service/mailer.ts', using('nodemailer')],
  'only-web-imports-react': ['service/view.tsx', using('react')],
  'only-web-imports-react-dom': ['service/root.tsx', using('react-dom')],
  'only-cli-imports-commander': ['service/command.ts', using('commander')],
  'document-packages': ['document/package.ts', using('svgpath')],
  'text-packages': ['text/package.ts', using('typebox')],
  'paint-packages': ['paint/package.ts', using('typebox')],
  'formats-packages': ['formats/package.ts', using('svgpath')],
  'pure-rooms-without-node': ['text/node.ts', using('node:fs')],
  'no-cycles': ['files/cycle-back.ts', `import { nothing } from './cycle.ts'\nexport const back = () => nothing\n`],
  'no-orphans': ['files/orphan.ts', NOTHING],
  'product-without-tests': ['files/disk.ts', using('./disk.test.ts')],
}

/** What the breaking files import. */
const IMPORTED: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    ['text', 'paint', 'render', 'store', 'http', 'service', 'document', 'cli'].map((room) => [
      `${room}/nothing.ts`,
      NOTHING,
    ]),
  ),
  'web/nothing.tsx': NOTHING,
  'web/frame/nothing.tsx': NOTHING,
  'web/painter/nothing.ts': NOTHING,
  'web/parts/nothing.tsx': NOTHING,
  'web/pages/nothing.tsx': NOTHING,
  'files/cycle.ts': using('./cycle-back.ts').replace('all', 'nothing'),
  'files/disk.test.ts': NOTHING,
}

test('each rule reports the file that violates it', async () => {
  const { default: config } = (await import(join(process.cwd(), '.dependency-cruiser.mjs'))) as {
    default: { forbidden: { name: string }[] }
  }
  const found = broken({ ...IMPORTED, ...Object.fromEntries(Object.values(BREAKING)) })
  const rules = config.forbidden.map(({ name }) => name)
  expect(Object.keys(BREAKING).sort()).toEqual(rules.sort())
  for (const [rule, [path]] of Object.entries(BREAKING)) expect(found).toContain(`${rule}: ${path}`)
})
