import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useRef, useState } from 'react'
import { type Asset, ASSETS_KEY } from './assets.ts'
import { messageOf } from './problem.ts'
import { uploadAsset } from './upload.ts'
import { counted } from '../parts/format.ts'
import { useToast } from '../parts/toast.tsx'

export interface Upload {
  readonly id: number
  readonly name: string
  readonly bytes: number
  /** 0–100. */
  readonly percent: number
  readonly error: string | undefined
}

/** What the service reads. */
export const PICTURE_TYPES: readonly string[] = ['image/png', 'image/jpeg', 'image/webp']

/** The service reads a few uploads at once, and refuses more. */
const AT_ONCE = 3

export interface Uploads {
  /** Those that wait, are under way, or failed. What is done is in the list of assets. */
  readonly uploads: readonly Upload[]
  /** Answers the ids of the new ones. `onUploaded` hears of each that has become an asset. */
  readonly add: (files: readonly File[], onUploaded?: (asset: Asset) => void) => readonly number[]
  /** Stops one, or takes a failed one away. */
  readonly dismiss: (id: number) => void
}

/** A file in the line. */
interface Entry {
  readonly id: number
  readonly file: File
  readonly onUploaded: ((asset: Asset) => void) | undefined
}

/** Uploads files, a few at a time, for as long as the component that asks for it stands. */
export function useUploadLine(): Uploads {
  const [uploads, setUploads] = useState<readonly Upload[]>([])
  const queries = useQueryClient()
  const { say } = useToast()
  const line = useRef<{
    readonly waiting: Entry[]
    readonly running: Map<number, AbortController>
    done: number
    nextId: number
  }>({
    waiting: [],
    running: new Map(),
    done: 0,
    nextId: 1,
  })

  const change = useCallback((id: number, changed: Partial<Upload>) => {
    setUploads((all) => all.map((one) => (one.id === id ? { ...one, ...changed } : one)))
  }, [])
  const forget = useCallback((id: number) => setUploads((all) => all.filter((one) => one.id !== id)), [])

  const send = useCallback(
    async ({ id, file, onUploaded }: Entry): Promise<void> => {
      const { running } = line.current
      const controller = new AbortController()
      running.set(id, controller)
      try {
        requireReadable(file)
        const { signal } = controller
        const asset = await uploadAsset(file, { signal, onProgress: (percent) => change(id, { percent }) })
        line.current.done += 1
        forget(id)
        onUploaded?.(asset)
      } catch (error) {
        if (!controller.signal.aborted)
          change(id, { error: error instanceof Unreadable ? error.message : messageOf(error) })
      } finally {
        running.delete(id)
      }
    },
    [change, forget],
  )

  /** Takes from the line until it is empty; a few of these run side by side. */
  const work = useCallback(async (): Promise<void> => {
    const { waiting, running } = line.current
    for (let next = waiting.shift(); next; next = waiting.shift()) await send(next)
    if (running.size > 0 || line.current.done === 0) return
    say(`${counted(line.current.done, 'picture')} uploaded.`)
    line.current.done = 0
    void queries.invalidateQueries({ queryKey: ASSETS_KEY })
  }, [send, say, queries])

  const add = useCallback(
    (files: readonly File[], onUploaded?: (asset: Asset) => void): readonly number[] => {
      const added = files.map((file) => {
        const id = line.current.nextId
        line.current.nextId += 1
        return { id, file, onUploaded }
      })
      line.current.waiting.push(...added)
      setUploads((all) => [
        ...all,
        ...added.map(({ id, file }) => ({ id, name: file.name, bytes: file.size, percent: 0, error: undefined })),
      ])
      for (let free = AT_ONCE - line.current.running.size; free > 0; free -= 1) void work()
      return added.map(({ id }) => id)
    },
    [work],
  )

  const dismiss = useCallback(
    (id: number): void => {
      const { waiting, running } = line.current
      running.get(id)?.abort()
      waiting.splice(0, waiting.length, ...waiting.filter((one) => one.id !== id))
      forget(id)
    },
    [forget],
  )

  useEffect(() => {
    const { running, waiting } = line.current
    return () => {
      waiting.length = 0
      for (const controller of running.values()) controller.abort()
    }
  }, [])
  return { uploads, add, dismiss }
}

/** A file that is no picture, told before it is sent. */
class Unreadable extends Error {}

/** A file of which the browser knows no type is for the service to judge. */
function requireReadable({ name, type }: File): void {
  if (type === '' || PICTURE_TYPES.includes(type)) return
  throw new Unreadable(`${name} is not a picture that Platen reads. PNG, JPEG or WebP.`)
}
