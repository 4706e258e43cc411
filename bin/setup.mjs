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
  'src/edit',
  'src/formats',
  'src/failure.ts',
  'docs',
  'vite.config.ts',
  'bin/font-preload-plugin.ts',
  'bin/markdown-plugin.ts',
]

/** What a start builds if its sources or the packages have changed. */
const BUILDS = [
  { folder: 'dist/packages', builder: 'bin/bundle-packages.mjs', sources: [] },
  { folder: 'dist/fonts', builder: 'bin/slim-emoji-font.ts', sources: ['src/assets/fonts', 'src/text/write-font.ts'] },
  { folder: 'dist/web', builder: 'bin/build-web.mjs', sources: WEB_SOURCES },
]

const project = join(dirname(fileURLToPath(import.meta.url)), '..')
const folder = resolve(project, process.argv[2] ?? '.')

requireNode()
installIfStale(folder)
if (folder === project) for (const build of BUILDS) buildIfStale(build)

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

function buildIfStale({ folder, builder, sources }) {
  const stamp = join(project, folder, '.built')
  const wanted = fingerprint([...sources, builder, 'package-lock.json'])
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return
  // An image has the results, not what they are built from.
  if (!existsSync(join(project, builder))) return

  const started = Date.now()
  log(`Building ${folder} …`)
  // The system's Node may be too old for the bundler.
  const node = join(project, 'node_modules/.bin/node')
  const build = spawnSync(node, [join(project, builder), wanted], {
    cwd: project,
    stdio: ['ignore', 2, 2],
    shell: process.platform === 'win32',
  })
  if (build.status !== 0) fail(`${folder} could not be built; see the message above.`)
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
