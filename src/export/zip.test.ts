import { execFileSync } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { randomBytes } from 'node:crypto'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import { zip } from './zip.ts'

const NOW = Date.UTC(2026, 3, 1, 12)

test('a ZIP holds its entries as they are, under names of any script', async () => {
  const entries = [
    { name: 'Größe-1.png', bytes: randomBytes(100_000) },
    { name: '春のセール-2.png', bytes: new Uint8Array() },
    { name: '🎈.png', bytes: randomBytes(7) },
  ]
  const unzipped = unzipSync(Buffer.concat(await zip(entries, NOW)))
  expect(Object.keys(unzipped)).toEqual(entries.map(({ name }) => name))
  for (const { name, bytes } of entries) expect(Buffer.compare(unzipped[name] ?? Buffer.alloc(0), bytes)).toBe(0)
})

test('the entries are not copied', async () => {
  const bytes = randomBytes(1000)
  expect((await zip([{ name: 'a', bytes }], NOW)).some((part) => part.buffer === bytes.buffer)).toBe(true)
})

const hasPython = (() => {
  try {
    execFileSync('python3', ['--version'], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
})()

test.skipIf(!hasPython)('others read it too, and find every check sum right', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'platen-zip-'))
  const path = join(folder, 'all.zip')
  await writeFile(
    path,
    await zip(
      [
        { name: 'a-1.png', bytes: randomBytes(50_000) },
        { name: 'é-2.png', bytes: randomBytes(9) },
      ],
      NOW,
    ),
  )
  const script =
    'import sys,zipfile;z=zipfile.ZipFile(sys.argv[1]);print(z.testzip(),z.namelist(),z.infolist()[0].date_time[:3])'
  const said = execFileSync('python3', ['-c', script, path], {
    encoding: 'utf8',
    env: { PYTHONIOENCODING: 'utf8', PATH: process.env['PATH'] },
  })
  expect(said.trim()).toBe("None ['a-1.png', 'é-2.png'] (2026, 4, 1)")
  expect((await readFile(path)).length).toBeGreaterThan(50_009)
  await rm(folder, { recursive: true })
})
