import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'

const run = promisify(execFile)
const KEY = `pl_${'aB3'.repeat(15)}x`

async function logOf(code: string): Promise<string> {
  const module = JSON.stringify(new URL('open-log.ts', import.meta.url).href)
  const script = `import { openLog } from ${module}; const log = openLog('info'); ${code}`
  const { stdout } = await run(process.execPath, ['--input-type=module', '--eval', script])
  return stdout
}

test('credentials are redacted in messages, fields and error stacks', async () => {
  const lines = await logOf(`
    log.info('refused ${KEY}')
    log.warn({ err: new Error('GET /api/designs?key=${KEY}', { cause: new Error('${KEY}') }) }, 'failed')
    log.warn({ headers: { authorization: 'Bearer ${KEY}', cookie: 'platen_session=abc' } }, 'refused')
  `)
  expect(lines.trim().split('\n')).toHaveLength(3)
  expect(lines).toContain('refused …')
  expect(lines).not.toContain('aB3')
  expect(lines).not.toContain('abc')
  for (const line of lines.trim().split('\n')) expect(() => JSON.parse(line) as unknown).not.toThrow()
})

test('the last lines are written when the process exits', async () => {
  for (const end of ['', 'process.exit()']) expect(await logOf(`log.info('last'); ${end}`)).toContain('last')
})

test('logs add no listeners to the process', async () => {
  const opened = `for (let count = 0; count < 20; count += 1) openLog('info')`
  expect(await logOf(`${opened}; log.info(process.listenerCount('exit') + ' listeners')`)).toContain('"1 listeners"')
})
