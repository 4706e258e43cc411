import { type Document } from '../document/document.ts'
import { fillDefaults } from '../document/fill-document.ts'
import { migrateDocument } from '../document/migrate-document.ts'
import { deserializeError, serializeError } from '../serialized-error.ts'
import { type RenderDocument } from './render-document.ts'
import { type FromProcess, type ToProcess } from './render-protocol.ts'
import { type RenderedFile, type StoredDocument } from './render-task.ts'

const MIB = 1024 * 1024

/** Ends a canceled render wherever it waits for the server. */
class Stopped extends Error {}

interface RunningRender {
  readonly id: number
  readonly images: Map<string, PromiseWithResolvers<Uint8Array>>
  taken: PromiseWithResolvers<undefined> | undefined
  isStopped: boolean
}

/** Serves one render at a time. Calls `settled` after each. */
export function serveRenders(render: RenderDocument, settled: () => void = () => undefined): void {
  let running: RunningRender | undefined

  const run = async ({ id, drawing }: Extract<ToProcess, { type: 'render' }>): Promise<void> => {
    const own: RunningRender = { id, images: new Map(), taken: undefined, isStopped: false }
    running = own
    const throwIfStopped = (): void => {
      if (own.isStopped) throw new Stopped('the render was stopped')
    }
    const images = (src: string): Promise<Uint8Array> => {
      throwIfStopped()
      const asked = own.images.get(src) ?? Promise.withResolvers<Uint8Array>()
      own.images.set(src, asked)
      send({ type: 'read', id, src })
      return asked.promise
    }
    const onFile = async (file: RenderedFile): Promise<void> => {
      throwIfStopped()
      own.taken = Promise.withResolvers<undefined>()
      send({ type: 'file', id, file })
      await own.taken.promise
    }
    const onProgress = (done: number, of: number): void => {
      throwIfStopped()
      send({ type: 'progress', id, done, of })
    }
    try {
      const { warnings } = await render(
        { ...drawing, document: readStored(drawing.document), images },
        { onFile, onProgress },
      )
      send({ type: 'done', id, warnings, residentMb: residentMb() })
    } catch (error) {
      send({ type: 'failed', id, error: serializeError(error), residentMb: residentMb() })
    } finally {
      setImmediate(settled)
    }
  }

  process.on('message', (message: ToProcess) => {
    if (message.type === 'render') void run(message)
    // An answer to a canceled render may arrive during the next one.
    else if (running?.id === message.id) answer(running, message)
  })
  process.on('disconnect', () => process.exit(0))
  // Signals reach the whole group, but the draining server ends this process.
  process.on('SIGINT', () => undefined)
  process.on('SIGTERM', () => undefined)
  send({ type: 'ready' })
}

function readStored(document: Document | StoredDocument): Document {
  if (!('json' in document)) return document
  const present = migrateDocument(JSON.parse(document.json)) as Document
  return document.isFilled ? present : fillDefaults(present)
}

function answer(running: RunningRender, message: Exclude<ToProcess, { type: 'render' }>): void {
  switch (message.type) {
    case 'taken':
      running.taken?.resolve(undefined)
      break
    case 'image': {
      const asked = running.images.get(message.src)
      running.images.delete(message.src)
      if ('error' in message.image) asked?.reject(deserializeError(message.image.error))
      else asked?.resolve(message.image.file as Uint8Array)
      break
    }
    case 'stop': {
      running.isStopped = true
      const stopped = new Stopped('the render was stopped')
      running.taken?.reject(stopped)
      for (const asked of running.images.values()) asked.reject(stopped)
    }
  }
}

function send(message: FromProcess): void {
  process.send?.(message, undefined, undefined, () => undefined)
}

function residentMb(): number {
  return process.memoryUsage.rss() / MIB
}
