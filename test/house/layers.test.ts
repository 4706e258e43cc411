import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, expect, test } from 'vitest'

// A rule without a violation may have no effect, so each rule is violated once, in one run over a few files.

const folders: string[] = []
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true })
})

/** Returns the violations in `files`, each as `rule: file`. */
function violationsOf(files: Readonly<Record<string, string>>): string[] {
  const folder = mkdtempSync(join(tmpdir(), 'platen-house-'))
  folders.push(folder)
  for (const name of ['.dependency-cruiser.mjs', 'tsconfig.json', 'package.json']) cpSync(name, join(folder, name))
  symlinkSync(join(process.cwd(), 'node_modules'), join(folder, 'node_modules'))
  for (const [path, text] of Object.entries(files)) {
    const file = join(folder, 'src', path)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, text)
  }
  const program = join(process.cwd(), 'node_modules/.bin/depcruise')
  const run = spawnSync(program, ['--config', '.dependency-cruiser.mjs', '--output-type', 'json', 'src'], {
    cwd: folder,
    encoding: 'utf8',
  })
  const { summary } = JSON.parse(run.stdout) as { summary: { violations: { from: string; rule: { name: string } }[] } }
  return summary.violations.map(({ from, rule }) => `${rule.name}: ${from.replace('src/', '')}`)
}

const NOTHING = 'export const nothing = 0\n'
const importing = (specifier: string): string => `import * as used from '${specifier}'\nexport const all = used\n`

test('files that follow the rules have no violations', () => {
  expect(
    violationsOf({
      'failure.ts': NOTHING,
      'document/page.ts': importing('../failure.ts'),
      'paint/draw.ts': importing('../document/page.ts'),
      'web/api/client.ts': NOTHING,
      'web/parts/list.tsx': importing('../api/client.ts'),
      'web/painter/preview.tsx': importing('../parts/list.tsx'),
      'web/frame/shell.tsx': importing('../parts/list.tsx'),
      'web/pages/designs/page.tsx': `${importing('../../frame/shell.tsx')}export * from '../../painter/preview.tsx'\n`,
      'service/designs.ts': importing('../document/page.ts'),
      'app/core.ts': importing('../service/designs.ts'),
      'web/painter/page.ts': importing('../../paint/draw.ts'),
      'cli/start.ts': importing('../app/core.ts'),
      'web/mount.tsx': importing('./pages/designs/page.tsx'),
    }),
  ).toEqual([])
})

/** A file that violates each rule of the configuration. */
const VIOLATING: Readonly<Record<string, readonly [path: string, text: string]>> = {
  'document-imports': ['document/up.ts', importing('../text/nothing.ts')],
  'text-imports': ['text/up.ts', importing('../paint/nothing.ts')],
  'paint-imports': ['paint/up.ts', importing('../render/nothing.ts')],
  'import-imports': ['import/up.ts', importing('../render/nothing.ts')],
  'edit-imports': ['edit/up.ts', importing('../render/nothing.ts')],
  'formats-imports': ['formats/up.ts', importing('../text/nothing.ts')],
  'assets-imports': ['assets/up.ts', importing('../store/nothing.ts')],
  'store-imports': ['store/up.ts', importing('../http/nothing.ts')],
  'files-imports': ['files/up.ts', importing('../store/nothing.ts')],
  'render-imports': ['render/up.ts', importing('../store/nothing.ts')],
  'mail-imports': ['mail/up.ts', importing('../store/nothing.ts')],
  'oidc-imports': ['oidc/up.ts', importing('../store/nothing.ts')],
  'tracing-imports': ['tracing/up.ts', importing('../store/nothing.ts')],
  'rates-imports': ['rates/up.ts', importing('../store/nothing.ts')],
  'content-imports': ['content/up.ts', importing('../service/nothing.ts')],
  'pictures-imports': ['pictures/up.ts', importing('../service/nothing.ts')],
  'exports-imports': ['exports/up.ts', importing('../service/nothing.ts')],
  'service-imports': ['service/up.ts', importing('../http/nothing.ts')],
  'http-imports': ['http/up.ts', importing('../store/nothing.ts')],
  'config-imports': ['config/up.ts', importing('../service/nothing.ts')],
  'installation-imports': ['installation/up.ts', importing('../http/nothing.ts')],
  'design-files-imports': ['design-files/up.ts', importing('../store/nothing.ts')],
  'verify-imports': ['verify/up.ts', importing('../cli/nothing.ts')],
  'doctor-imports': ['doctor/up.ts', importing('../http/nothing.ts')],
  'sdk-imports': ['sdk/up.ts', importing('../document/nothing.ts')],
  'web-imports': ['web/pages/up.tsx', importing('../../service/nothing.ts')],
  'web-api-imports': ['web/api/up.ts', importing('../parts/nothing.tsx')],
  'web-parts-imports': ['web/parts/up.tsx', importing('../painter/nothing.ts')],
  'web-painter-imports': ['web/painter/up.ts', importing('../frame/nothing.tsx')],
  'web-frame-imports': ['web/frame/up.tsx', importing('../pages/nothing.tsx')],
  'web-pages-imports': ['web/pages/over.tsx', importing('../nothing.tsx')],
  'shared-files-imports': ['iso-time.ts', importing('./store/nothing.ts')],
  'app-imports': ['app/core.ts', importing('../cli/nothing.ts')],
  'cli-imports': ['cli/up.ts', importing('../store/nothing.ts')],
  'only-render-imports--napi-rs-canvas': ['assets/canvas.ts', importing('@napi-rs/canvas')],
  'only-render-imports--napi-rs-image': ['assets/encoder.ts', importing('@napi-rs/image')],
  'only-store-imports-kysely': ['service/sql.ts', importing('#kysely')],
  'only-store-imports-pg': ['service/postgres.ts', importing('pg')],
  'only-store-imports-node-sqlite': ['service/sqlite.ts', importing('node:sqlite')],
  'only-http-imports-fastify': ['service/server.ts', importing('fastify')],
  'only-assets-imports-sharp': ['service/pixels.ts', importing('sharp')],
  'only-assets-and-render-imports-fontkit': ['service/fonts.ts', importing('fontkit')],
  'only-mail-imports-nodemailer': ['service/mailer.ts', importing('nodemailer')],
  'only-oidc-imports-openid-client': ['service/client.ts', importing('openid-client')],
  'only-files-imports--aws-sdk': ['service/bucket.ts', importing('@aws-sdk/client-s3')],
  'only-tracing-imports--opentelemetry': ['service/span.ts', importing('@opentelemetry/api')],
  'only-rates-imports-ioredis': ['service/redis.ts', importing('ioredis')],
  'only-web-imports-react': ['service/view.tsx', importing('react')],
  'only-web-imports-react-dom': ['service/root.tsx', importing('react-dom')],
  'only-cli-imports-commander': ['service/command.ts', importing('commander')],
  'document-packages': ['document/package.ts', importing('svgpath')],
  'text-packages': ['text/package.ts', importing('#typebox')],
  'paint-packages': ['paint/package.ts', importing('#typebox')],
  'edit-packages': ['edit/package.ts', importing('bwip-js')],
  'formats-packages': ['formats/package.ts', importing('svgpath')],
  'pure-rooms-without-node': ['text/node.ts', importing('node:fs')],
  'no-cycles': ['files/cycle-back.ts', `import { nothing } from './cycle.ts'\nexport const back = () => nothing\n`],
  'no-orphans': ['files/orphan.ts', NOTHING],
  'product-without-tests': ['files/disk.ts', importing('./disk.test.ts')],
}

/** Files that the violating files import. */
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
  'files/cycle.ts': importing('./cycle-back.ts').replace('all', 'nothing'),
  'files/disk.test.ts': NOTHING,
}

test('each rule reports the file that violates it', async () => {
  const { default: config } = (await import(join(process.cwd(), '.dependency-cruiser.mjs'))) as {
    default: { forbidden: { name: string }[] }
  }
  const violations = violationsOf({ ...IMPORTED, ...Object.fromEntries(Object.values(VIOLATING)) })
  const rules = config.forbidden.map(({ name }) => name)
  expect(Object.keys(VIOLATING).sort()).toEqual(rules.sort())
  for (const [rule, [path]] of Object.entries(VIOLATING)) expect(violations).toContain(`${rule}: ${path}`)
})
