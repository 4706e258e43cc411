import { randomUUID } from 'node:crypto'
import type { FileStore } from '../../files/file-store.ts'
import { createSilentNotifier } from '../../store/notifier.ts'
import { createPictureSignals } from '../picture-signals.ts'
import { createPictureWorker, type PictureWorker, type PictureWorkerOptions } from '../picture-worker.ts'
import { createPictureRequests, type RequestPicture } from '../picture-requests.ts'

type Given = Pick<PictureWorkerOptions, 'store' | 'renderer' | 'now'> & {
  readonly files: FileStore
  readonly maxWaitMs?: number
} & Partial<Omit<PictureWorkerOptions, 'files'>>

export interface Drawing {
  readonly requestPicture: RequestPicture
  readonly worker: PictureWorker
  /** Fields of the log lines about pictures that could not be drawn. */
  readonly logged: object[]
}

/** Starts a worker, which the caller stops. By default it draws only pictures that are requested. */
export function startDrawing({ maxWaitMs, ...given }: Given): Drawing {
  const signals = createPictureSignals(createSilentNotifier())
  const logged: object[] = []
  const note = (fields: object): void => void logged.push(fields)
  const worker = createPictureWorker({
    imageReaderOf: () => () => Promise.reject(new Error('no images')),
    hasFreeProcess: () => false,
    ...{ workerId: randomUUID(), signals, pollMs: 20, log: { warn: note, error: note } },
    ...given,
  })
  worker.start()
  const { store, files, now } = given
  const requestPicture = createPictureRequests({ store, files, signals, now, ...(maxWaitMs && { maxWaitMs }) })
  return { requestPicture, worker, logged }
}
