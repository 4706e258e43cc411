import { execFile } from 'node:child_process'
import { access, constants, mkdir, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'

const PROJECT = join(import.meta.dirname, '../..')
const run = promisify(execFile)

/** Packs the SDK, installs the tarball offline into `folder`, a new project, and links Node's types. */
export async function installSdk(folder: string): Promise<void> {
  const packed = await run(process.execPath, [join(PROJECT, 'bin/pack-sdk.mjs'), join(folder, '.packed')])
  await writeFile(join(folder, 'package.json'), '{ "type": "module", "private": true }')
  const options = ['--offline', '--no-audit', '--no-fund', '--silent', '--cache', join(folder, '.npm')]
  await run('npm', ['install', packed.stdout.trim(), ...options], { cwd: folder })
  await mkdir(join(folder, 'node_modules/@types'), { recursive: true })
  for (const name of ['@types/node', 'undici-types']) {
    await symlink(join(PROJECT, 'node_modules', name), join(folder, 'node_modules', name))
  }
}

/** Returns the path of the machine's Node, which may be much older than the project's, or undefined if none exists. */
export async function findMachineNode(): Promise<string | undefined> {
  const folders = (process.env['PATH'] ?? '').split(':').filter((path) => path !== '' && !path.includes('node_modules'))
  for (const folder of ['/usr/local/bin', '/usr/bin', ...folders]) {
    const path = join(folder, 'node')
    const isExecutable = await access(path, constants.X_OK).then(
      () => true,
      () => false,
    )
    if (isExecutable) return path
  }
  return undefined
}
