import { once } from 'node:events'
import { type AddressInfo, createServer, type Socket } from 'node:net'
import { Writable } from 'node:stream'
import { pino } from 'pino'
import { expect, onTestFinished, test } from 'vitest'
import { openRedisCounters } from './redis-counters.ts'

/** Accepts connections, for which it replies to a greeting and a test, but no other command. */
async function startSilentRedis(): Promise<string> {
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    sockets.add(socket)
    socket.on('error', () => undefined)
    socket.on('data', (command) => {
      if (/hello|probe/.test(command.toString())) socket.write('+OK\r\n')
    })
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy()
    server.close()
  })
  return `redis://127.0.0.1:${(server.address() as AddressInfo).port}`
}

test('by default, a count waits a tenth of a second for a Redis that does not reply', async () => {
  let log = ''
  const stream = new Writable({
    write(line: Buffer, _encoding, done) {
      log += line.toString()
      done()
    },
  })
  const counters = await openRedisCounters({
    ...{ url: await startSilentRedis(), prefix: 'platen:', clock: () => 0 },
    log: pino({ base: null }, stream),
  })
  onTestFinished(() => counters.close())
  await expect.poll(() => counters.isConnected()).toBe(true)
  expect(await counters.limiter('requests', 60).count('a')).toMatchObject({ used: 1 })
  expect(log).toContain('no reply within 100 ms')
})
