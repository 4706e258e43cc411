// Runs what CI checks: static checks in two parallel lanes of about the same length, then the tests.
import { spawn } from 'node:child_process'
import { existsSync, readFileSync, rmSync } from 'node:fs'

/** The native compiler. `typescript` stays installed for the packages that read its syntax trees. */
const TSC = 'node_modules/typescript-native/bin/tsc'
/** Otherwise, four threads each check the declarations that all files share: half as much processor time again. */
const ALONE = ['--checkers', '1']

const lanes = [
  [
    ['format', 'oxfmt', ['--check']],
    ['spelling', 'cspell', ['--no-progress', '--no-summary', '.']],
    ['layers', 'depcruise', ['--config', '.dependency-cruiser.mjs', '--output-type', 'err', 'src']],
    ['dead code', 'knip', []],
    ['openapi.json', () => checkOpenApi('openapi.json', [])],
    ['openapi-web.json', () => checkOpenApi('openapi-web.json', ['--web'])],
    ['src/sdk', 'node', ['bin/make-sdk.mjs', '--check']],
  ],
  [
    ['types', 'node', [TSC, '--noEmit', ...ALONE]],
    ['types of the pure rooms', 'node', [TSC, '--noEmit', ...ALONE, '-p', 'tsconfig.pure.json']],
    ['types of the web app', 'node', [TSC, '--noEmit', ...ALONE, '-p', 'src/web']],
    ['lint', 'oxlint', ['--deny-warnings']],
  ],
]

const passed = await Promise.all(lanes.map(runLane))
if (passed.includes(false)) process.exit(1)

const SUMMARY = 'test-results/summary.txt'
rmSync(SUMMARY, { force: true })
process.stdout.write('\n── tests\n')
const started = Date.now()
const tests = await run('vitest', ['run'], 'inherit')
process.stdout.write(`${verdict('tests', { ok: tests.ok, started })}\n`)
if (existsSync(SUMMARY)) process.stdout.write(readFileSync(SUMMARY, 'utf8'))
if (!tests.ok) process.exit(1)

/** Runs the steps of a lane in order, and stops at the first failure. Resolves to whether all passed. */
async function runLane(steps) {
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

/** Never rejects. If piped, `stdout` is the standard output, and `output` includes standard error. */
function run(command, args, stdio) {
  return new Promise((resolve) => {
    const child = spawn(command, args, { stdio: ['ignore', stdio, stdio], shell: process.platform === 'win32' })
    let stdout = ''
    let output = ''
    child.stdout?.setEncoding('utf8').on('data', (text) => {
      stdout += text
      output += text
    })
    child.stderr?.setEncoding('utf8').on('data', (text) => (output += text))
    child.on('error', (error) => resolve({ ok: false, output: `${error.message}\n`, stdout: '' }))
    child.on('close', (code) => resolve({ ok: code === 0, output, stdout }))
  })
}

/** Compares a committed OpenAPI document with the one generated from the routes. */
async function checkOpenApi(file, options) {
  const generated = await run('node', ['src/cli/main.ts', 'openapi', ...options], 'pipe')
  if (!generated.ok) return generated
  const ok = generated.stdout === readFileSync(file, 'utf8')
  return {
    ok,
    output: ok ? '' : `${file} does not match the routes. Run \`npm run openapi\`, and commit the result.\n`,
  }
}
