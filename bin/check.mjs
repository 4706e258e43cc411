// All that CI checks, cheapest first. Stops at the first step that fails.
import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

const steps = [
  ['format', 'prettier', ['--check', '--log-level', 'warn', '.']],
  ['types', 'tsc', ['--noEmit']],
  ['types of the pure rooms', 'tsc', ['--noEmit', '-p', 'tsconfig.pure.json']],
  ['types of the web app', 'tsc', ['--noEmit', '-p', 'src/web']],
  ['lint', 'eslint', ['.', '--max-warnings', '0']],
  ['layers', 'depcruise', ['--config', '.dependency-cruiser.mjs', '--output-type', 'err', 'src']],
  ['dead code', 'knip', []],
  ['openapi.json', () => checkOpenApi('openapi.json', [])],
  ['openapi-web.json', () => checkOpenApi('openapi-web.json', ['--web'])],
  ['src/sdk', 'node', ['bin/make-sdk.mjs', '--check']],
  ['tests', 'vitest', ['run']],
]

for (const [name, run, args] of steps) {
  const started = Date.now()
  process.stdout.write(`\n── ${name}\n`)
  const passed = typeof run === 'function' ? run() : succeeded(run, args)
  process.stdout.write(`── ${name}: ${passed ? 'ok' : 'FAILED'}, ${Math.round((Date.now() - started) / 1000)} s\n`)
  if (!passed) process.exit(1)
  if (name === 'tests') process.stdout.write(readFileSync('test-results/summary.txt', 'utf8'))
}

function succeeded(command, args) {
  return spawnSync(command, args, { stdio: 'inherit', shell: process.platform === 'win32' }).status === 0
}

/** The committed description must be the one that the validating schemas give. */
function checkOpenApi(file, options) {
  const made = spawnSync('node', ['src/cli/main.ts', 'openapi', ...options], { encoding: 'utf8', maxBuffer: 64 << 20 })
  if (made.status !== 0) {
    process.stdout.write(made.stderr)
    return false
  }
  if (made.stdout === readFileSync(file, 'utf8')) return true
  process.stdout.write(`${file} is not what the routes say: run \`npm run openapi\` and commit it.\n`)
  return false
}
