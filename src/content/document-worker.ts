import { parentPort } from 'node:worker_threads'
import { serializeError } from '../serialized-error.ts'
import { doTask } from './document-tasks.ts'
import type { FromThread, ToThread } from './thread-protocol.ts'

parentPort?.on('message', ({ name, input }: ToThread) => {
  void doTask(name, input as never)
    .then(
      (result): FromThread => ({ result }),
      (error: unknown): FromThread => ({ error: serializeError(error) }),
    )
    .then((response) => parentPort?.postMessage(response))
})
