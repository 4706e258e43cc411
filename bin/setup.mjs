// Installs what is missing and builds the web app where it has changed, before anything else runs. It starts on the machine's own Node, so it uses only what Node 20 has.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, lstatSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

const MINIMUM_NODE = 20

/** What the web app is made of. */
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
const WEB_BUILDER = 'bin/build-web.mjs'

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

/** Builds the web app into dist/web unless it stands there made from the sources as they are now. */
function buildIfStale() {
  const stamp = join(project, 'dist/web/.built')
  const wanted = fingerprint([...WEB_SOURCES, WEB_BUILDER, 'package-lock.json'])
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return
  if (!existsSync(join(project, WEB_SOURCES[0]))) return

  const started = Date.now()
  say('Building the web app …')
  // The Node that was just installed: the machine's own may be older than the builder asks for.
  const node = join(project, 'node_modules/.bin/node')
  const built = spawnSync(node, [join(project, WEB_BUILDER), wanted], {
    cwd: project,
    stdio: ['ignore', 2, 2],
    shell: process.platform === 'win32',
  })
  if (built.status !== 0) fail('The web app could not be built; what stands above says why.')
  say(`Built in ${Math.round((Date.now() - started) / 1000)} s.`)
}

/** Of the names and the bytes of all files at and below `paths`. Tests are not built, so they do not count. */
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
  const place = join(project, path)
  if (!existsSync(place)) return []
  if (!lstatSync(place).isDirectory()) return [path]
  return readdirSync(place)
    .sort()
    .flatMap((name) => filesAt(`${path}/${name}`))
}

/** On standard error, so that a command's own output stays clean. */
function say(text) {
  process.stderr.write(`${text}\n`)
}

function fail(text) {
  say(text)
  process.exit(1)
}
