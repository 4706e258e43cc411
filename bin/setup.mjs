// Runs on the system's Node, so it uses only features of Node 20.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, lstatSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

const MINIMUM_NODE = 20

const WEB_SOURCES = [
  'src/web',
  'src/sdk',
  'src/document',
  'src/text',
  'src/paint',
  'src/failure.ts',
  'docs',
  'vite.config.ts',
  'bin/font-preload-plugin.ts',
  'bin/markdown-plugin.ts',
]
const BUILDER = 'bin/build.mjs'

const project = join(dirname(fileURLToPath(import.meta.url)), '..')
const folder = resolve(project, process.argv[2] ?? '.')

requireNode()
installIfStale(folder)
if (folder === project) buildIfStale()

function requireNode() {
  const major = Number(process.versions.node.split('.')[0])
  if (major >= MINIMUM_NODE) return
  fail(`Platen needs Node ${MINIMUM_NODE} or newer to install itself; this is Node ${process.versions.node}.`)
}

/** Runs `npm ci` unless node_modules match the current lockfile. */
function installIfStale(folder) {
  const lockfile = join(folder, 'package-lock.json')
  const stamp = join(folder, 'node_modules', '.platen-installed')
  const wanted = createHash('sha256').update(readFileSync(lockfile)).digest('hex')
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return

  const started = Date.now()
  log('Installing Platen’s packages, its own Node among them. This takes about a minute, once …')
  rmSync(stamp, { force: true })
  // The packages require the Node that `npm ci` installs, so npm's warnings about the system's Node are misleading.
  const npm = spawnSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: folder,
    stdio: ['ignore', 2, 2],
    shell: process.platform === 'win32',
  })
  if (npm.status !== 0) {
    fail('The packages could not be installed (see npm’s message above). Is the npm registry reachable?')
  }
  mkdirSync(dirname(stamp), { recursive: true })
  writeFileSync(stamp, wanted)
  log(`Installed in ${Math.round((Date.now() - started) / 1000)} s.`)
}

function buildIfStale() {
  const stamp = join(project, 'dist/.built')
  const wanted = fingerprint([...WEB_SOURCES, BUILDER, 'package-lock.json'])
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return
  if (!existsSync(join(project, WEB_SOURCES[0]))) return

  const started = Date.now()
  log('Building the web app …')
  // The system's Node may be too old for the bundler.
  const node = join(project, 'node_modules/.bin/node')
  const build = spawnSync(node, [join(project, BUILDER), wanted], {
    cwd: project,
    stdio: ['ignore', 2, 2],
    shell: process.platform === 'win32',
  })
  if (build.status !== 0) fail('The web app could not be built; see the message above.')
  log(`Built in ${Math.round((Date.now() - started) / 1000)} s.`)
}

function fingerprint(paths) {
  const hash = createHash('sha256')
  for (const path of paths.flatMap(filesAt)) {
    if (!path.includes('.test.'))
      hash
        .update(path)
        .update('\0')
        .update(readFileSync(join(project, path)))
        .update('\0')
  }
  return hash.digest('hex')
}

function filesAt(path) {
  const absolutePath = join(project, path)
  if (!existsSync(absolutePath)) return []
  if (!lstatSync(absolutePath).isDirectory()) return [path]
  return readdirSync(absolutePath)
    .sort()
    .flatMap((name) => filesAt(`${path}/${name}`))
}

/** Prints to standard error, because standard output belongs to the command that follows. */
function log(text) {
  process.stderr.write(`${text}\n`)
}

function fail(text) {
  log(text)
  process.exit(1)
}
