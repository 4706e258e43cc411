import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync, cpSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'

// A checker that nothing ever trips may be dead: each rule is tripped here once, on a house of a few files.

let house: string

beforeEach(() => {
  house = mkdtempSync(join(tmpdir(), 'platen-house-'))
  for (const name of ['.dependency-cruiser.mjs', 'tsconfig.json', 'package.json']) cpSync(name, join(house, name))
  symlinkSync(join(process.cwd(), 'node_modules'), join(house, 'node_modules'))
})

afterEach(() => rmSync(house, { recursive: true, force: true }))

function violations(files: Record<string, string>): string {
  for (const [path, text] of Object.entries(files)) {
    const file = join(house, 'src', path)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, text)
  }
  const program = join(process.cwd(), 'node_modules/.bin/depcruise')
  const run = spawnSync(program, ['--config', '.dependency-cruiser.mjs', '--output-type', 'err', 'src'], {
    cwd: house,
    encoding: 'utf8',
  })
  return run.stdout + run.stderr
}

const NOTHING = 'export const nothing = 0\n'

test('a house that keeps the rules passes', () => {
  const said = violations({
    'document/page.ts': NOTHING,
    'paint/draw.ts': `import { nothing } from '../document/page.ts'\nexport const drawn = nothing\n`,
  })
  expect(said).toContain('no dependency violations found')
})

test('a room that imports upwards is named', () => {
  const said = violations({
    'http/server.ts': NOTHING,
    'store/open.ts': `import { nothing } from '../http/server.ts'\nexport const opened = nothing\n`,
  })
  expect(said).toContain('store-imports')
})

test('a page that reaches past the client into the service is named', () => {
  const said = violations({
    'service/designs.ts': NOTHING,
    'web/page.tsx': `import { nothing } from '../service/designs.ts'\nexport const shown = nothing\n`,
  })
  expect(said).toContain('web-imports')
})

test('mail that looks into the store, and a client that looks into anything, are named', () => {
  const said = violations({
    'store/accounts.ts': NOTHING,
    'mail/mailer.ts': `import { nothing } from '../store/accounts.ts'\nexport const sent = nothing\n`,
    'document/page.ts': NOTHING,
    'sdk/client.ts': `import { nothing } from '../document/page.ts'\nexport const made = nothing\n`,
  })
  expect(said).toContain('mail-imports')
  expect(said).toContain('sdk-imports')
})

test('a mailer outside mail/ is named', () => {
  const said = violations({
    'service/resets.ts': `import { createTransport } from 'nodemailer'\nexport const made = createTransport\n`,
  })
  expect(said).toContain('only-mail-knows-nodemailer')
})

test('the HTTP framework outside http/ is named', () => {
  const said = violations({ 'service/designs.ts': `import { fastify } from 'fastify'\nexport const made = fastify\n` })
  expect(said).toContain('only-http-knows-fastify')
})

test('a module of Node in a pure room is named', () => {
  const said = violations({
    'text/lines.ts': `import { readFileSync } from 'node:fs'\nexport const read = readFileSync\n`,
  })
  expect(said).toContain('pure-rooms-know-no-platform')
})

test('a cycle is named', () => {
  const said = violations({
    'files/a.ts': `import { b } from './b.ts'\nexport const a = () => b\n`,
    'files/b.ts': `import { a } from './a.ts'\nexport const b = () => a\n`,
  })
  expect(said).toContain('no-cycles')
})

test('a file that nobody imports and that imports nobody is named', () => {
  expect(violations({ 'files/forgotten.ts': NOTHING })).toContain('no-orphans')
})

test('a product that imports its tests is named', () => {
  const said = violations({
    'files/disk.test.ts': NOTHING,
    'files/disk.ts': `import { nothing } from './disk.test.ts'\nexport const disk = nothing\n`,
  })
  expect(said).toContain('the-product-needs-no-test')
})
