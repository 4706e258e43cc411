import { access, constants } from 'node:fs/promises'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'

declare module 'vitest' {
  interface ProvidedContext {
    /** The path of `redis-server` or `valkey-server`, or '' if neither is installed. */
    redisProgram: string
  }
}

/** Finds the program once for all suites, so that a missing one is reported in one line. */
export default async function findRedisProgram(project: TestProject): Promise<void> {
  const program = await findRedis()
  if (program === '') {
    if (process.env['PLATEN_TEST_REQUIRE_ALL'] === '1') {
      throw new Error('PLATEN_TEST_REQUIRE_ALL is 1, and Redis is not installed (Debian: apt-get install redis-server)')
    }
    console.log('Skipping what needs Redis: install it (Debian: apt-get install redis-server).')
  }
  project.provide('redisProgram', program)
}

/** Returns the path of the program, or '' if neither Redis nor Valkey is installed. */
export function findRedis(): Promise<string> {
  return onPath(['redis-server', 'valkey-server'])
}

async function onPath(names: readonly string[]): Promise<string> {
  const folders = (process.env['PATH'] ?? '').split(':').filter((folder) => folder !== '')
  for (const path of names.flatMap((name) => folders.map((folder) => join(folder, name)))) {
    const isExecutable = await access(path, constants.X_OK).then(
      () => true,
      () => false,
    )
    if (isExecutable) return path
  }
  return ''
}
