import { execFileSync, spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import type { Step } from './read-dockerfile.ts'

/** A folder that holds the file system of an image, and the image's configuration. */
export interface RootFolder {
  readonly path: string
  readonly environment: Map<string, string>
  workFolder: string
  user: string
  volume: string
  entrypoint: readonly string[]
  command: readonly string[]
  healthCheck: readonly string[]
}

const PROJECT = resolve(import.meta.dirname, '../..')

/** Creates what `debian:<suite>-slim` contains. For a base image of Node, adds a Node and this machine's npm. */
export function createRoot(path: string, base: string): RootFolder {
  const [, suite = ''] = /-?([a-z]+)-slim$/.exec(base) ?? []
  const [, mirror = ''] = /^URIs:\s*(\S+)/m.exec(readFileSync('/etc/apt/sources.list.d/debian.sources', 'utf8')) ?? []
  const cached = join(dirname(path), `debian-${suite}`)
  if (!existsSync(cached)) run('debootstrap', ['--variant=minbase', suite, cached, mirror])
  run('cp', ['--archive', cached, path])
  // The slim images contain neither the package lists nor documentation.
  for (const each of ['usr/share/doc', 'usr/share/man', 'usr/share/locale', 'var/cache/apt', 'var/lib/apt/lists']) {
    rmSync(join(path, each), { recursive: true, force: true })
  }
  if (base.startsWith('node:')) addNode(path)
  const environment = new Map([['PATH', '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin']])
  const empty = { entrypoint: [], command: [], healthCheck: [] }
  return { path, environment, workFolder: '/', user: '0:0', volume: '', ...empty }
}

function addNode(path: string): void {
  cpSync(process.execPath, join(path, 'usr/local/bin/node'))
  run('cp', ['/usr/lib/x86_64-linux-gnu/libatomic.so.1', join(path, 'usr/lib/x86_64-linux-gnu/')])
  const npm = execFileSync('/bin/sh', ['-c', 'realpath "$(command -v npm)"'], { encoding: 'utf8' }).trim()
  cpSync(resolve(npm, '../..'), join(path, 'usr/local/lib/node_modules/npm'), { recursive: true })
  run('ln', ['-s', '../lib/node_modules/npm/bin/npm-cli.js', join(path, 'usr/local/bin/npm')])
}

/** Performs a step as `docker build` does. `folderOf` returns the root of an earlier stage. */
export function perform(root: RootFolder, step: Step, folderOf: (stage: string) => string): void {
  switch (step.kind) {
    case 'run':
      runIn(root, ['/bin/sh', '-c', step.script])
      break
    case 'copy':
      copy(root, step, folderOf)
      break
    case 'env':
      for (const [name, value] of step.values) root.environment.set(name, expand(root, value))
      break
    case 'workdir':
      root.workFolder = step.value
      mkdirSync(join(root.path, step.value), { recursive: true })
      break
    case 'user':
    case 'volume':
      root[step.kind] = step.value
      break
    case 'entrypoint':
      root.entrypoint = step.words
      break
    case 'cmd':
      root.command = step.words
      break
    case 'healthcheck':
      root.healthCheck = step.words
      break
    case 'arg':
      break
  }
}

function copy(
  root: RootFolder,
  { from, sources, to }: Extract<Step, { kind: 'copy' }>,
  folderOf: (stage: string) => string,
): void {
  const target = resolve(join(root.path, root.workFolder), to.startsWith('/') ? join(root.path, to) : to)
  mkdirSync(target, { recursive: true })
  for (const source of sources) {
    if (from !== undefined) run('cp', ['--archive', `${join(folderOf(from), source)}/.`, target])
    else run('rsync', ['--archive', '--chown=0:0', ...excludes(), source === '.' ? './' : source, `${target}/`])
  }
}

/** The patterns of `.dockerignore` that this project uses, as filters of rsync. */
function excludes(): string[] {
  const lines = readFileSync(join(PROJECT, '.dockerignore'), 'utf8').split('\n')
  const patterns = lines.filter((line) => line !== '' && !line.startsWith('#'))
  const included = patterns.filter((line) => line.startsWith('!')).map((line) => `--include=/${line.slice(1)}`)
  const excluded = patterns
    .filter((line) => !line.startsWith('!'))
    .map((line) => `--exclude=${line.startsWith('**/') ? line.slice(3) : `/${line}`}`)
  return [...included, ...excluded]
}

function expand(root: RootFolder, value: string): string {
  return value.replaceAll(/\$(\w+)/g, (_, name: string) => root.environment.get(name) ?? '')
}

/** Runs a command of a build, with this machine's registry and certificates, which are not stored. */
function runIn(root: RootFolder, command: readonly string[]): void {
  const registry = execFileSync('npm', ['config', 'get', 'registry'], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  const certificates = join(root.path, 'certificates.pem')
  run('cp', ['/etc/ssl/certs/ca-certificates.crt', certificates])
  run('cp', ['/etc/resolv.conf', join(root.path, 'etc/resolv.conf')])
  try {
    run('unshare', [...isolation(root), 'chroot', root.path, ...inEnvironment(root, command)], {
      npm_config_registry: registry.trim(),
      NODE_EXTRA_CA_CERTS: '/certificates.pem',
      DEBIAN_FRONTEND: 'noninteractive',
    })
  } finally {
    rmSync(certificates)
  }
}

function isolation({ path }: RootFolder): string[] {
  return ['--mount', '--pid', '--fork', '--kill-child', `--mount-proc=${join(path, 'proc')}`]
}

function inEnvironment(root: RootFolder, command: readonly string[]): string[] {
  const variables = [...root.environment].map(([name, value]) => `${name}=${value}`)
  return ['/usr/bin/env', `--chdir=${root.workFolder}`, ...variables, ...command]
}

/**
 * Starts a process as `docker run --read-only --cap-drop=ALL --security-opt=no-new-privileges` does:
 * as the image's user, as process 1, with a private `/tmp`.
 */
export function startContainer(
  root: RootFolder,
  command: readonly string[],
  { variables = {} }: { readonly variables?: Readonly<Record<string, string>> } = {},
): ChildProcess {
  const [uid = '', gid = ''] = root.user.split(':')
  const configured = { ...root, environment: new Map([...root.environment, ...Object.entries(variables)]) }
  const drop = ['--no-new-privs', '--bounding-set=-all', '--inh-caps=-all', '--clear-groups']
  const inside = ['setpriv', `--reuid=${uid}`, `--regid=${gid}`, ...drop, ...inEnvironment(configured, command)]
  const { path, volume } = root
  const data = join(dirname(path), 'volume')
  if (!existsSync(data)) run('cp', ['--archive', join(path, volume), data])
  const script = `mount --bind ${path} ${path} && mount -t proc proc ${path}/proc && mount --bind ${data} ${path}${volume} &&
    mount -t tmpfs tmpfs ${path}/tmp && mount -o remount,bind,ro ${path} && exec chroot "$@"`
  const namespaces = ['--mount', '--pid', '--fork', '--kill-child']
  return spawn('unshare', [...namespaces, '/bin/sh', '-c', script, 'sh', path, ...inside], {
    env: {},
    stdio: ['ignore', 'pipe', 'pipe'],
  })
}

function run(command: string, args: readonly string[], environment: Readonly<Record<string, string>> = {}): void {
  const { PATH = '' } = process.env
  const ran = spawnSync(command, args, {
    cwd: PROJECT,
    env: { PATH, ...environment },
    encoding: 'utf8',
    maxBuffer: 1e8,
  })
  if (ran.status !== 0) throw new Error(`${command} ${args.join(' ')} failed:\n${ran.stdout}${ran.stderr}`)
}
