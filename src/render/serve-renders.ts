import type { Document } from '../document/document.ts'
import { fillDefaults } from '../document/fill-document.ts'
import { migrateDocument } from '../document/migrate-document.ts'
import { deserializeError, serializeError } from '../serialized-error.ts'
import type { RenderDocument } from './render-document.ts'
import type { FromProcess, ToProcess } from './render-protocol.ts'
import type { RenderedFile, StoredDocument } from './render-task.ts'

const MIB = 1024 * 1024

/** Thrown in a canceled render wherever it waits for the server. */
class Stopped extends Error {}

interface RunningRender {
  readonly id: number
  readonly images: Map<string, PromiseWithResolvers<Uint8Array>>
  taken: PromiseWithResolvers<undefined> | undefined
  isStopped: boolean
}

/** Serves one render at a time. Calls `onSettled` after each. */
export function serveRenders(render: RenderDocument, onSettled: () => void = () => undefined): void {
  let running: RunningRender | undefined

  const run = async ({ id, drawing }: Extract<ToProcess, { type: 'render' }>): Promise<void> => {
    const current: RunningRender = { id, images: new Map(), taken: undefined, isStopped: false }
    running = current
    const throwIfStopped = (): void => {
      if (current.isStopped) throw new Stopped('the render was stopped')
    }
    const images = (src: string): Promise<Uint8Array> => {
      throwIfStopped()
      const pending = current.images.get(src) ?? Promise.withResolvers<Uint8Array>()
      current.images.set(src, pending)
      send({ type: 'read', id, src })
      return pending.promise
    }
    const onFile = async (file: RenderedFile): Promise<void> => {
      throwIfStopped()
      current.taken = Promise.withResolvers<undefined>()
      send({ type: 'file', id, file })
      await current.taken.promise
    }
    const onProgress = (done: number, total: number): void => {
      throwIfStopped()
      send({ type: 'progress', id, done, total })
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
      setImmediate(onSettled)
    }
  }

  process.on('message', (message: ToProcess) => {
    if (message.type === 'render') void run(message)
    // An answer to a canceled render may arrive during the next one.
    else if (running?.id === message.id) answer(running, message)
  })
  process.on('disconnect', () => process.exit(0))
  // Signals reach the whole process group, but the server ends this process after draining.
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
      const pending = running.images.get(message.src)
      running.images.delete(message.src)
      if ('error' in message.image) pending?.reject(deserializeError(message.image.error))
      else pending?.resolve(message.image.file as Uint8Array)
      break
    }
    case 'stop': {
      running.isStopped = true
      const error = new Stopped('the render was stopped')
      running.taken?.reject(error)
      for (const pending of running.images.values()) pending.reject(error)
    }
  }
}

function send(message: FromProcess): void {
  process.send?.(message, undefined, undefined, () => undefined)
}

function residentMb(): number {
  return process.memoryUsage.rss() / MIB
}
