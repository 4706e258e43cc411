import { execFileSync, spawn } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { once } from 'node:events'
import { join } from 'node:path'

export interface ProxyPlaces {
  /** For its files. */
  readonly folder: string
  readonly port: number
  readonly httpPort: number
  /** `host:port` of Platen. */
  readonly upstream: string
  readonly publicUrl: string
}

export interface ProxyKind {
  readonly name: string
  readonly program: string
  readonly debianPackage: string
  /** Writes the configuration of `deploy/` for this machine. Returns the arguments of the program. */
  readonly configure: (places: ProxyPlaces) => string[]
}

export const PROXIES: readonly ProxyKind[] = [
  { name: 'nginx', program: '/usr/sbin/nginx', debianPackage: 'nginx', configure: configureNginx },
  { name: 'Caddy', program: '/usr/bin/caddy', debianPackage: 'caddy', configure: configureCaddy },
]

/** Creates `certificate.pem`, for localhost, and `key.pem`. */
export function createCertificate(folder: string): string {
  const certificate = join(folder, 'certificate.pem')
  const files = ['-keyout', join(folder, 'key.pem'), '-out', certificate]
  const name = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost']
  execFileSync('openssl', ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', ...files, ...name], { stdio: 'pipe' })
  return certificate
}

/** Resolves to a function that stops the proxy. */
export async function startProxy({ program, configure }: ProxyKind, places: ProxyPlaces): Promise<() => Promise<void>> {
  const child = spawn(program, configure(places), {
    env: { HOME: places.folder, XDG_DATA_HOME: places.folder, PUBLIC_URL: places.publicUrl },
    stdio: 'ignore',
  })
  const exited = once(child, 'exit')
  await once(child, 'spawn')
  return async () => {
    // After SIGTERM, Caddy waits up to a minute for idle connections. nginx needs it to end its worker processes.
    child.kill(program.endsWith('caddy') ? 'SIGKILL' : 'SIGTERM')
    await exited
  }
}

function configureNginx({ folder, port, httpPort, upstream }: ProxyPlaces): string[] {
  const shipped = readFileSync('deploy/nginx.conf', 'utf8')
  const ssl = hasHttp2Directive() ? 'ssl' : 'ssl http2'
  const site = replaced(hasHttp2Directive() ? shipped : replaced(shipped, { '    http2 on;\n': '' }), {
    'listen 80;': `listen ${httpPort};`,
    'listen [::]:80;': '',
    'listen 443 ssl;': `listen ${port} ${ssl};`,
    'listen [::]:443 ssl;': '',
    'server 127.0.0.1:4400;': `server ${upstream};`,
    'design.example.com;': 'localhost;',
    '/etc/letsencrypt/live/design.example.com/fullchain.pem': join(folder, 'certificate.pem'),
    '/etc/letsencrypt/live/design.example.com/privkey.pem': join(folder, 'key.pem'),
  })
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((each) => `${each}_temp_path ${folder};`)
  const main = `daemon off; pid nginx.pid; error_log nginx.log; events {}
    http { access_log off; ${temporary.join(' ')} ${site} }`
  writeFileSync(join(folder, 'nginx.conf'), main)
  return ['-p', folder, '-c', 'nginx.conf', '-e', 'nginx.log']
}

/** Since nginx 1.25.1; the comment in `nginx.conf` says what to change for an older one. */
function hasHttp2Directive(): boolean {
  const shown = execFileSync('/bin/sh', ['-c', '/usr/sbin/nginx -v 2>&1'], { encoding: 'utf8' })
  const [, major = 0, minor = 0] = (/nginx\/(\d+)\.(\d+)/.exec(shown) ?? []).map(Number)
  return major > 1 || minor > 25
}

function configureCaddy({ folder, port, httpPort, upstream }: ProxyPlaces): string[] {
  const [host = '', upstreamPort = ''] = upstream.split(':')
  const certificate = `tls ${join(folder, 'certificate.pem')} ${join(folder, 'key.pem')}`
  const site = replaced(readFileSync('deploy/Caddyfile', 'utf8'), {
    '{$PUBLIC_URL} {': `{$PUBLIC_URL} {\n${certificate}`,
    'dynamic a server 4400': `dynamic a ${host === '127.0.0.1' ? 'localhost' : host} ${upstreamPort}`,
  })
  const main = `{\nadmin off\nhttp_port ${httpPort}\nhttps_port ${port}\n}\n${site}`
  writeFileSync(join(folder, 'Caddyfile'), main)
  return ['run', '--config', join(folder, 'Caddyfile'), '--adapter', 'caddyfile']
}

/** @throws if `text` does not contain one of the keys */
function replaced(text: string, replacements: Readonly<Record<string, string>>): string {
  return Object.entries(replacements).reduce((result, [from, to]) => {
    if (!result.includes(from)) throw new Error(`The configuration does not contain ${from}`)
    return result.replaceAll(from, to)
  }, text)
}

/** Prints a note and returns false if the proxy is missing. Throws instead if PLATEN_TEST_REQUIRE_ALL is 1. */
export function isInstalled(
  { name, program, debianPackage }: Omit<ProxyKind, 'configure'>,
  { isRequired } = { isRequired: process.env['PLATEN_TEST_REQUIRE_ALL'] === '1' },
): boolean {
  if (existsSync(program)) return true
  const missing = `${name} is not installed (Debian: apt-get install ${debianPackage})`
  if (isRequired) throw new Error(`PLATEN_TEST_REQUIRE_ALL is 1, and ${missing}`)
  process.stderr.write(`Tests behind ${name} are skipped: ${missing}.\n`)
  return false
}
