import { parentPort } from 'node:worker_threads'
import { serializeError } from '../serialized-error.ts'
import { doTask } from './document-tasks.ts'
import type { FromThread, ToThread } from './thread-protocol.ts'

parentPort?.on('message', ({ name, input }: ToThread) => {
  parentPort?.postMessage(responseOf(() => doTask(name, input as never)))
})

function responseOf(work: () => unknown): FromThread {
  try {
    return { result: work() }
  } catch (error) {
    return { error: serializeError(error) }
  }
}
