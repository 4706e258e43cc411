import { FONT_EXTENSIONS, UPLOAD_TYPE_NAMES, UPLOAD_TYPES } from '../../document/upload-types.ts'
import { useQueryClient } from '@tanstack/react-query'
import pLimit from 'p-limit'
import { useCallback, useEffect, useRef, useState } from 'react'
import { type Asset, ASSETS_KEY } from './asset-queries.ts'
import { couldNot, ExplainedError } from './explain-error.ts'
import { uploadAsset } from './upload.ts'

export interface Upload {
  readonly id: number
  readonly name: string
  readonly bytes: number
  /** 0–100. */
  readonly percent: number
  readonly error: string | undefined
}

/** The API accepts two concurrent uploads per account; the third waits there and starts when one ends. */
const MAX_CONCURRENT = 3

export interface Uploads {
  /** Excludes finished uploads, which are in the list of assets. */
  readonly uploads: readonly Upload[]
  readonly add: (files: readonly File[], onUploaded?: (asset: Asset) => void) => readonly number[]
  readonly dismiss: (id: number) => void
}

interface Entry {
  readonly id: number
  readonly file: File
  readonly signal: AbortSignal
  readonly onUploaded: ((asset: Asset) => void) | undefined
}

/** Uploads files while the calling component is mounted. `onFinished` must be referentially stable. */
export function useUploadQueue(onFinished: (count: number) => void): Uploads {
  const [uploads, setUploads] = useState<readonly Upload[]>([])
  const queries = useQueryClient()
  const queue = useRef({
    limit: pLimit(MAX_CONCURRENT),
    /** Abort controllers of the queued and running uploads, by upload ID. */
    controllers: new Map<number, AbortController>(),
    done: 0,
    nextId: 1,
  })

  const update = useCallback((id: number, change: Partial<Upload>) => {
    setUploads((all) => all.map((upload) => (upload.id === id ? { ...upload, ...change } : upload)))
  }, [])
  const remove = useCallback((id: number) => setUploads((all) => all.filter((upload) => upload.id !== id)), [])

  const send = useCallback(
    async ({ id, file, signal, onUploaded }: Entry): Promise<void> => {
      const { controllers } = queue.current
      try {
        signal.throwIfAborted()
        requireUsable(file)
        const asset = await uploadAsset(file, { signal, onProgress: (percent) => update(id, { percent }) })
        queue.current.done += 1
        remove(id)
        onUploaded?.(asset)
      } catch (error) {
        if (!signal.aborted) update(id, { error: couldNot('upload this file', error) })
      } finally {
        controllers.delete(id)
      }
      if (controllers.size > 0 || queue.current.done === 0) return
      onFinished(queue.current.done)
      queue.current.done = 0
      void queries.invalidateQueries({ queryKey: ASSETS_KEY })
    },
    [update, remove, onFinished, queries],
  )

  const add = useCallback(
    (files: readonly File[], onUploaded?: (asset: Asset) => void): readonly number[] => {
      const { limit, controllers, nextId } = queue.current
      queue.current.nextId += files.length
      const added = files.map((file, index) => ({ id: nextId + index, file }))
      setUploads((all) => [
        ...all,
        ...added.map(({ id, file }) => ({ id, name: file.name, bytes: file.size, percent: 0, error: undefined })),
      ])
      for (const { id, file } of added) {
        const controller = new AbortController()
        controllers.set(id, controller)
        void limit(() => send({ id, file, signal: controller.signal, onUploaded }))
      }
      return added.map(({ id }) => id)
    },
    [send],
  )

  const dismiss = useCallback(
    (id: number): void => {
      queue.current.controllers.get(id)?.abort()
      remove(id)
    },
    [remove],
  )

  useEffect(() => {
    const { controllers } = queue.current
    return () => {
      for (const controller of controllers.values()) controller.abort()
    }
  }, [])
  return { uploads, add, dismiss }
}

function requireUsable({ type, name }: File): void {
  const extension = /\.\w+$/.exec(name.toLowerCase())?.[0] ?? ''
  if (type === '' || Object.hasOwn(UPLOAD_TYPES, type) || FONT_EXTENSIONS.includes(extension)) return
  throw new ExplainedError(`Unsupported file type. Use ${UPLOAD_TYPE_NAMES}.`)
}
