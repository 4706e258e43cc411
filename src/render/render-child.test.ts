import { fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'

test('a render process saves what it has compiled, although it is killed', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'platen-compiled-'))
  const child = fork(new URL('render-child.ts', import.meta.url), ['1024'], {
    execArgv: ['--expose-gc'],
    env: { NODE_COMPILE_CACHE: folder },
    stdio: ['ignore', 'ignore', 'ignore', 'ipc', 'pipe'],
  })
  onTestFinished(async () => {
    child.kill('SIGKILL')
    await once(child, 'exit')
    await rm(folder, { recursive: true })
  })
  await vi.waitFor(
    async () => expect((await readdir(folder, { recursive: true })).length).toBeGreaterThan(100),
    180_000,
  )
})
