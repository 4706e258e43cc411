import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { installSdk } from '../setup/install-sdk.ts'
import { type Service, startService } from '../setup/start-service.ts'

/*
 * Runs every example of docs/guide.md as printed: the shell blocks as one session and the TypeScript
 * blocks as one program, each with its own account. Only the URL and the key are replaced. Requests in
 * blocks marked `refused` must fail, and all others must succeed.
 */

const PROJECT = join(import.meta.dirname, '../..')
const run = promisify(execFile)

interface Block {
  readonly language: string
  readonly isRefused: boolean
  readonly line: number
  readonly text: string
}

let guide: string
let service: Service
let folder: string

beforeAll(async () => {
  guide = await readFile(join(PROJECT, 'docs/guide.md'), 'utf8')
  service = await startService()
  folder = await mkdtemp(join(tmpdir(), 'platen-guide-'))
  await installSdk(folder)
})

afterAll(async () => {
  await service.stop()
  await rm(folder, { recursive: true, force: true })
})

test('every example in curl works as printed, in one session', async () => {
  const key = await service.makeKey()
  const blocks = blocksOf('sh').map((block) => ({ ...block, text: block.text.replace("'pl_…'", key) }))
  expect(blocks.length).toBeGreaterThan(15)
  const refused = blocks.filter(({ isRefused }) => isRefused)
  expect(refused.length).toBeGreaterThan(1)
  // Without this, the event stream in the background would only end with its next keep-alive.
  const endStream = 'kill "$!" 2>/dev/null || true'
  const script = [...blocks.map(shellOf), endStream].join('\n')
  const { stdout } = await runExamples('bash', ['-euo', 'pipefail', '-c', script])
  expect(await startsWith('hello.pdf', '%PDF-')).toBe(true)
  expect(stdout).toMatch(/"slots":\[\{"name":/)
  expect(stdout.match(/"_id":"(des_\w+)"\s[\s\S]*idempotent-replayed: true\s+"_id":"\1"/i)).not.toBeNull()
  expect(stdout).toContain('\n304\n')
  expect(stdout).toContain('"code":"invalid_input"')
  expect(stdout).toContain('"code":"stale_revision"')
  expect(stdout).toMatch(/\npublic\n"title":"Hello"\n[\s\S]*My copy\n/)
  expect(stdout).toMatch(/\/files\/exports\/\S+\.webp\?/)
})

test('every example in TypeScript works as printed, in one program', async () => {
  const blocks = blocksOf('ts')
  expect(blocks.length).toBeGreaterThan(15)
  const [imports = '', ...others] = blocks.map(({ text, line }) => `${text}\nat(${line})`)
  const program = [
    imports.replace('\nat(', '\nconst at = (line: number) => console.error(`as far as line ${line}`)\nat('),
    ...others,
  ]
  await writeFile(join(folder, 'guide.ts'), program.join('\n').replaceAll('http://localhost:4400', service.url))
  const { stdout } = await runExamples(process.execPath, ['guide.ts'], { KEY: await service.makeKey() })
  expect(await startsWith('hello.pdf', '%PDF-')).toBe(true)
  expect(stdout).toContain('completed')
  expect(stdout).toContain('invalid_input 400 req_')
  expect(stdout).toContain('stale_revision')
  expect(stdout).toContain('not modified')
  expect(stdout).toMatch(/'Hello' \]\nMy copy\n/)
  expect(stdout).toContain('webp completed')
})

test('every example in TypeScript matches the types of the client, and compiles with the printed settings', async () => {
  const program = blocksOf('ts').map(({ text }) => text)
  await writeFile(join(folder, 'typed.ts'), program.join('\n'))
  const settings = blocksOf('json').find(({ text }) => text.includes('compilerOptions'))?.text ?? ''
  await writeFile(join(folder, 'tsconfig.json'), JSON.stringify({ ...JSON.parse(settings), files: ['typed.ts'] }))
  await runExamples(process.execPath, [join(PROJECT, 'node_modules/typescript/bin/tsc'), '--project', folder])
  const compiled = await readFile(join(folder, 'dist/typed.js'), 'utf8')
  expect(compiled).toContain("from '@platen/sdk'")
})

test('every chapter with examples in curl also has examples in TypeScript', () => {
  const chapters = guide.split(/^## /m).slice(1)
  const incomplete = chapters
    .filter((text) => /^```sh/m.test(text) && !/^```ts$/m.test(text))
    .map((text) => text.split('\n', 1)[0])
  expect(incomplete).toEqual([])
})

test('links lead to existing files and headings', async () => {
  for (const [, target = ''] of guide.matchAll(/\]\((?!https?:)([^)]+)\)/g)) {
    const [path = '', anchor] = target.split('#')
    const page = path === '' ? guide : await readFile(join(PROJECT, 'docs', path), 'utf8')
    const headings = [...page.matchAll(/^#+ (.*)$/gm)].map(([, title = '']) => title.toLowerCase().replaceAll(' ', '-'))
    if (anchor !== undefined) expect(headings).toContain(anchor)
  }
})

function blocksOf(language: string): Block[] {
  const fences = guide.matchAll(/^```(\w+)( refused)?\n([\s\S]*?)^```$/gm)
  return [...fences]
    .filter(([, name]) => name === language)
    .map(({ 2: mark, 3: text = '', index }) => {
      const line = guide.slice(0, index).split('\n').length
      return {
        language,
        isRefused: mark !== undefined,
        line,
        text: text.replaceAll('http://localhost:4400', service.url),
      }
    })
}

/** Makes the session end if a request fails, or if a request in a `refused` block succeeds. */
function shellOf({ text, line, isRefused }: Block): string {
  const strict = 'curl() { command curl --fail-with-body "$@"; }'
  const progress = `echo "as far as line ${line}" >&2`
  if (!isRefused) return `${strict}\n${text}\n${progress}`
  return `unset -f curl\nREFUSAL=$(${text.trim()})\necho "$REFUSAL"\necho "$REFUSAL" | grep -q '"status":4'\n${progress}`
}

/** Runs a program in the folder. @throws an error with the output up to the failed block */
async function runExamples(command: string, args: readonly string[], env: Record<string, string> = {}) {
  try {
    return await run(command, args, { cwd: folder, env: { ...process.env, ...env }, timeout: 230_000 })
  } catch (error) {
    const { stdout, stderr } = error as { stdout: string; stderr: string }
    throw new Error(`An example failed after these:\n${stderr}\n${stdout}`, { cause: error })
  }
}

async function startsWith(file: string, text: string): Promise<boolean> {
  const bytes = await readFile(join(folder, file))
  await rm(join(folder, file))
  return bytes.subarray(0, text.length).toString() === text
}
