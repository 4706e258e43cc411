// Opens connections that stay open, in a process of its own: `node idle-connections.ts '<json>'`. Prints `open` and
// the number once all are. Idle ones send one request; slow ones send a header byte by byte. Closed ones are replaced.
import { connect } from 'node:net'

interface Connections {
  readonly port: number
  readonly idle: number
  readonly slow: number
}

const SLOW_BYTE_MS = 1_000
const RECONNECT_MS = 500
/** More at once would fill the queue of the listening socket. */
const AT_ONCE = 100

const { port, idle, slow } = JSON.parse(process.argv[2] ?? '{}') as Connections
let open = 0

function keepOpen(kind: 'idle' | 'slow'): Promise<void> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1')
    let timer: NodeJS.Timeout | undefined
    socket.on('error', () => undefined)
    socket.once('connect', () => {
      open += 1
      socket.write(kind === 'idle' ? 'GET /healthz HTTP/1.1\r\nhost: x\r\n\r\n' : 'GET /healthz HTTP/1.1\r\nx-slow: ')
      if (kind === 'slow') timer = setInterval(() => socket.write('x'), SLOW_BYTE_MS)
      resolve()
    })
    socket.resume()
    socket.once('close', () => {
      clearInterval(timer)
      setTimeout(() => void keepOpen(kind), RECONNECT_MS)
      resolve()
    })
  })
}

for (let opened = 0; opened < idle; opened += AT_ONCE) {
  await Promise.all(Array.from({ length: Math.min(AT_ONCE, idle - opened) }, () => keepOpen('idle')))
}
await Promise.all(Array.from({ length: slow }, () => keepOpen('slow')))
process.stdout.write(`open ${open}\n`)
