import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, expect, test } from 'vitest'
import { startPostgres } from '../setup/postgres.ts'

/*
 * Runs every command of docs/operations.md as printed, in one session and an empty folder. Only the
 * URLs of the databases and ports are replaced. `npm` is a function: it runs the command line without npm, and
 * starts servers in the background. Blocks marked `stopped` run while no server does.
 */

const PROJECT = join(import.meta.dirname, '../..')
const page = await readFile(join(PROJECT, 'docs/operations.md'), 'utf8')
const databases = { restored: await startPostgres(), platen: await startPostgres() }
const folder = await mkdtemp(join(tmpdir(), 'platen-operations-'))

afterAll(async () => {
  await rm(folder, { recursive: true, force: true })
  for (const database of Object.values(databases)) await database?.stop()
})

interface Block {
  readonly marks: readonly string[]
  readonly line: number
  readonly text: string
}

const blocks: readonly Block[] = [...page.matchAll(/^```sh( [a-z ]+)?\n([\s\S]*?)^```$/gm)].map(
  ({ 1: marks = '', 2: text = '', index }) => ({
    marks: marks.split(' '),
    line: page.slice(0, index).split('\n').length,
    text: Object.entries(databases).reduce(
      (result, [name, database]) =>
        result.replaceAll(`postgres://platen@localhost:5432/${name}`, database?.databaseUrl ?? ''),
      text.replaceAll(/^PORT=\d+/gm, 'PORT=0'),
    ),
  }),
)

/**
 * `date` returns the same day at midnight. `start` also prints the number of designs, so that the test sees whether the
 * data is there.
 */
const PRELUDE = `
platen() { "$NODE" "$PROJECT/src/cli/main.ts" "$@"; }
TODAY=$(date +%F)
date() { echo "$TODAY"; }
stop() { if [ -n "\${SERVER:-}" ]; then kill "$SERVER"; wait "$SERVER" || true; SERVER=; fi; }
start() {
  stop
  rm -f server.log
  "$NODE" "$PROJECT/src/cli/main.ts" start >/dev/null 2>server.log &
  SERVER=$!
  for _ in $(seq 1000); do
    if URL=$(grep -o 'http://localhost:[0-9]*' server.log 2>/dev/null | head -n 1) && [ -n "$URL" ]; then break; fi
    kill -0 "$SERVER"
    sleep 0.1
  done
  export KEY="\${KEY:-$(platen key create --email me@example.com --create-account)}"
  echo "designs after start: $(curl -sf -H "Authorization: Bearer $KEY" "$URL/api/designs" | grep -o '"total":[0-9]*')"
}
create() { curl -sf -o /dev/null "$URL/api/designs" -H "Authorization: Bearer $KEY" -H 'Content-Type: application/json' -d '{"width":9,"height":9}'; }
npm() { if [ "$1" = start ]; then start; else [ "$1 $2 $3 $4" = 'run -s platen --' ]; platen "\${@:5}"; fi; }
trap stop EXIT
start
create
`

test('every command works as printed, in one session', async () => {
  const hasPostgres = databases.platen !== undefined && databases.restored !== undefined
  const run = blocks.filter(({ marks }) => hasPostgres || !marks.includes('postgres'))
  expect(run.length).toBeGreaterThan(6)
  const script = run.map(({ marks, line, text }) => {
    const server = marks.includes('stopped') ? 'stop' : '[ -n "$SERVER" ]'
    return `${server}\n${text}\necho "as far as line ${line}"`
  })
  const { PATH = '', HOME = '', NODE_COMPILE_CACHE = '' } = process.env
  const env = { PATH, HOME, NODE_COMPILE_CACHE, PROJECT, NODE: process.execPath, PORT: '0', PLATEN_WORKERS: '1' }
  const { stdout } = await promisify(execFile)('bash', ['-euo', 'pipefail', '-c', PRELUDE + script.join('\n')], {
    ...{ cwd: folder, env, timeout: 230_000 },
  }).catch((error: unknown) => {
    const { stdout: output, stderr } = error as { stdout: string; stderr: string }
    throw new Error(`A command failed after these:\n${output}\n${stderr}`, { cause: error })
  })
  const starts = [...stdout.matchAll(/^designs after start: "total":(\d+)$/gm)].map(([, total]) => Number(total))
  const restarts = [...script.join('\n').matchAll(/\bnpm start$/gm)].length
  // The first start precedes the design.
  expect(starts).toEqual([0, ...Array.from({ length: restarts }, () => 1)])
  expect(stdout).toContain('is complete and intact')
  if (hasPostgres) expect(stdout.match(/Their checksums are equal\./g)).toHaveLength(2)
})

test('links lead to existing files', async () => {
  for (const [, target = ''] of page.matchAll(/\]\((?!https?:)([^)#]+)\)/g)) {
    await expect(readFile(join(PROJECT, 'docs', target)), target).resolves.toBeDefined()
  }
})
