// Everything CI checks: static checks in two parallel lanes of about the same length, then the tests.
import { spawn } from 'node:child_process'
import { existsSync, readFileSync, rmSync } from 'node:fs'

/** The native compiler, seven times as fast. The packages that read TypeScript's syntax trees need the other one. */
const TSC = 'node_modules/typescript-native/bin/tsc'

const lanes = [
  [
    ['format', 'prettier', ['--check', '--log-level', 'warn', '.']],
    ['spelling', 'cspell', ['--no-progress', '--no-summary', '.']],
  ],
  [
    ['types', 'node', [TSC, '--noEmit']],
    ['types of the pure rooms', 'node', [TSC, '--noEmit', '-p', 'tsconfig.pure.json']],
    ['types of the web app', 'node', [TSC, '--noEmit', '-p', 'src/web']],
    ['lint', 'oxlint', ['--deny-warnings']],
    ['layers', 'depcruise', ['--config', '.dependency-cruiser.mjs', '--output-type', 'err', 'src']],
    ['dead code', 'knip', []],
    ['openapi.json', () => checkOpenApi('openapi.json', [])],
    ['openapi-web.json', () => checkOpenApi('openapi-web.json', ['--web'])],
    ['src/sdk', 'node', ['bin/make-sdk.mjs', '--check']],
  ],
]

const passed = await Promise.all(lanes.map(check))
if (passed.includes(false)) process.exit(1)

const SUMMARY = 'test-results/summary.txt'
rmSync(SUMMARY, { force: true })
process.stdout.write('\n── tests\n')
const started = Date.now()
const tests = await run('vitest', ['run'], 'inherit')
process.stdout.write(`${verdict('tests', { ok: tests.ok, started })}\n`)
if (existsSync(SUMMARY)) process.stdout.write(readFileSync(SUMMARY, 'utf8'))
if (!tests.ok) process.exit(1)

/** Stops at the first failure. Resolves to whether all passed. */
async function check(steps) {
  for (const [name, command, args] of steps) {
    const started = Date.now()
    const { ok, output } = await (typeof command === 'function' ? command() : run(command, args, 'pipe'))
    process.stdout.write(`${output}${verdict(name, { ok, started })}\n`)
    if (!ok) return false
  }
  return true
}

function verdict(name, { ok, started }) {
  return `── ${name}: ${ok ? 'ok' : 'FAILED'}, ${Math.round((Date.now() - started) / 1000)} s`
}

/** Resolves to the exit status and, if piped, the output. */
function run(command, args, stdio) {
  return new Promise((resolve) => {
    const child = spawn(command, args, { stdio: ['ignore', stdio, stdio], shell: process.platform === 'win32' })
    let said = ''
    let output = ''
    child.stdout?.setEncoding('utf8').on('data', (text) => {
      said += text
      output += text
    })
    child.stderr?.setEncoding('utf8').on('data', (text) => (output += text))
    child.on('error', (error) => resolve({ ok: false, output: `${error.message}\n`, said: '' }))
    child.on('close', (code) => resolve({ ok: code === 0, output, said }))
  })
}

/** The committed OpenAPI documents must match the schemas used for validation. */
async function checkOpenApi(file, options) {
  const made = await run('node', ['src/cli/main.ts', 'openapi', ...options], 'pipe')
  if (!made.ok) return made
  const ok = made.said === readFileSync(file, 'utf8')
  return { ok, output: ok ? '' : `${file} does not match the routes: run \`npm run openapi\` and commit it.\n` }
}
