// Installs what is missing before anything else runs. It starts on the machine's own Node, so it uses only what Node 20 has.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

const MINIMUM_NODE = 20

const project = join(dirname(fileURLToPath(import.meta.url)), '..')
const folder = resolve(project, process.argv[2] ?? '.')

requireNode()
installIfStale(folder)

function requireNode() {
  const major = Number(process.versions.node.split('.')[0])
  if (major >= MINIMUM_NODE) return
  fail(`Platen needs Node ${MINIMUM_NODE} or newer to install itself; this is Node ${process.versions.node}.`)
}

/** Runs `npm ci` in `folder` unless its node_modules were made from the lockfile as it stands now. */
function installIfStale(folder) {
  const lockfile = join(folder, 'package-lock.json')
  const stamp = join(folder, 'node_modules', '.platen-installed')
  const wanted = createHash('sha256').update(readFileSync(lockfile)).digest('hex')
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return

  const started = Date.now()
  say('Installing Platen’s packages, its own Node among them. This takes about a minute, once …')
  rmSync(stamp, { force: true })
  // The packages ask for the Node that this very command installs, so npm's complaints about the present one mislead.
  const npm = spawnSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: folder,
    stdio: ['ignore', 2, 2],
    shell: process.platform === 'win32',
  })
  if (npm.status !== 0) {
    fail('The packages could not be installed (npm’s own words are above). Is the npm registry reachable?')
  }
  mkdirSync(dirname(stamp), { recursive: true })
  writeFileSync(stamp, wanted)
  say(`Installed in ${Math.round((Date.now() - started) / 1000)} s.`)
}

/** On standard error, so that a command's own output stays clean. */
function say(text) {
  process.stderr.write(`${text}\n`)
}

function fail(text) {
  say(text)
  process.exit(1)
}
