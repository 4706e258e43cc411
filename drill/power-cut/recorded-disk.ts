import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { type Call, decodeBytes, decodeText } from './read-calls.ts'
import { type RecordedFile, contentOf, applyTo } from './recorded-bytes.ts'

interface RecordedFolder {
  readonly kind: 'folder'
  readonly entries: Map<string, Entry>
  /** The names after the folder's last sync. */
  durable: Map<string, Entry>
}

type Entry = RecordedFile | RecordedFolder

/** SQLite's index of its log is rebuilt by the first connection, and written through mapped memory. */
const IGNORED = /-shm$/

/** Calls that change files in a way that is not modeled: the drill must not miss one. */
const NOT_MODELED = new Set(['copy_file_range', 'sendfile', 'fallocate', 'io_uring_enter', 'pwritev2', 'truncate'])

/**
 * Follows the recorded calls below `root`, and knows what a power failure would leave: the content that was synced
 * with its file, under the names that were synced with their folder. This is the least that POSIX promises; a real
 * file system usually retains more.
 */
export class RecordedDisk {
  readonly #root: string
  readonly #tree: RecordedFolder = { kind: 'folder', entries: new Map(), durable: new Map() }
  /** Positions of `write`, by descriptor and path. */
  readonly #positions = new Map<string, number>()

  /** `root` is an existing, empty folder. */
  constructor(root: string) {
    this.#root = root
  }

  apply({ name, args, result, resultPath }: Call): void {
    const descriptor = /^(\d+)<([^>]*)>(\(deleted\))?/.exec(args)
    const path = descriptor?.[3] === undefined ? decodeText(descriptor?.[2] ?? '') : ''
    if (NOT_MODELED.has(name) && this.#isInside(path)) throw new Error(`The drill does not model ${name}(${path})`)
    switch (name) {
      case 'open':
      case 'openat':
      case 'creat':
        this.#open(resultPath ?? '', { args: `${name} ${args}`, descriptor: result })
        break
      case 'write':
      case 'writev': {
        const key = `${descriptor?.[1]} ${path}`
        const position = this.#positions.get(key) ?? 0
        this.#positions.set(key, position + result)
        this.#write(path, position, bytesIn(args).subarray(0, result))
        break
      }
      case 'pwrite64':
      case 'pwritev':
        this.#write(path, Number(/(\d+)$/.exec(args)?.[1]), bytesIn(args).subarray(0, result))
        break
      case 'ftruncate':
        this.#truncate(path, Number(/(\d+)$/.exec(args)?.[1]))
        break
      case 'fsync':
      case 'fdatasync':
        this.#sync(path)
        break
      case 'mkdir':
      case 'mkdirat':
        this.#add(pathsIn(args)[0], { kind: 'folder', entries: new Map(), durable: new Map() })
        break
      case 'rename':
      case 'renameat':
      case 'renameat2': {
        const [from = '', to = ''] = pathsIn(args)
        const entry = this.#find(from)
        this.#remove(from)
        if (entry) this.#add(to, entry)
        break
      }
      case 'link':
      case 'linkat': {
        const [from = '', to = ''] = pathsIn(args)
        const entry = this.#find(from)
        if (entry) this.#add(to, entry)
        break
      }
      case 'unlink':
      case 'unlinkat':
      case 'rmdir':
        this.#remove(pathsIn(args)[0] ?? '')
        break
      default:
    }
  }

  /**
   * Writes what a power failure would leave now into `folder`. `keepsChange` decides about each change that was not
   * synced: a disk may have written some of them, in any order.
   */
  async writeTo(folder: string, keepsChange: () => boolean): Promise<void> {
    const writeFolder = async (from: RecordedFolder, to: string): Promise<void> => {
      await mkdir(to, { recursive: true })
      for (const [name, entry] of from.durable) {
        if (entry.kind === 'folder') await writeFolder(entry, join(to, name))
        else await writeFile(join(to, name), contentOf(entry, entry.pending.filter(keepsChange)), { mode: 0o600 })
      }
    }
    await writeFolder(this.#tree, folder)
  }

  #isInside(path: string): boolean {
    return path.startsWith(`${this.#root}/`) && !IGNORED.test(path)
  }

  #find(path: string): Entry | undefined {
    if (path === this.#root) return this.#tree
    if (!this.#isInside(path)) return undefined
    const parent = this.#find(dirname(path))
    return parent?.kind === 'folder' ? parent.entries.get(path.slice(dirname(path).length + 1)) : undefined
  }

  #file(path: string): RecordedFile | undefined {
    const entry = this.#find(path)
    return entry?.kind === 'file' ? entry : undefined
  }

  #parent(path: string): RecordedFolder | undefined {
    const parent = this.#isInside(path) ? this.#find(dirname(path)) : undefined
    return parent?.kind === 'folder' ? parent : undefined
  }

  #add(path: string | undefined, entry: Entry): void {
    if (path !== undefined) this.#parent(path)?.entries.set(path.slice(dirname(path).length + 1), entry)
  }

  #remove(path: string): void {
    this.#parent(path)?.entries.delete(path.slice(dirname(path).length + 1))
  }

  #open(path: string, { args, descriptor }: { args: string; descriptor: number }): void {
    if (!this.#isInside(path)) return
    this.#positions.set(`${descriptor} ${path}`, 0)
    if (this.#find(path) === undefined && /O_CREAT|^creat/.test(args)) {
      this.#add(path, { kind: 'file', durable: Buffer.from(new ArrayBuffer(0)), pending: [], size: 0 })
    }
    if (/O_TRUNC|^creat/.test(args)) this.#truncate(path, 0)
    if (args.includes('O_APPEND')) this.#positions.set(`${descriptor} ${path}`, this.#file(path)?.size ?? 0)
  }

  #write(path: string, offset: number, bytes: Buffer): void {
    const file = this.#file(path)
    if (!file) return
    file.pending.push({ offset, bytes })
    file.size = Math.max(file.size, offset + bytes.length)
  }

  #truncate(path: string, size: number): void {
    const file = this.#file(path)
    if (!file || file.size === size) return
    file.pending.push({ truncateTo: size })
    file.size = size
  }

  #sync(path: string): void {
    const entry = this.#find(path)
    if (entry?.kind === 'folder') entry.durable = new Map(entry.entries)
    if (entry?.kind === 'file') {
      entry.durable = applyTo(entry.durable, entry.pending)
      entry.pending.length = 0
    }
  }
}

function bytesIn(args: string): Buffer {
  return Buffer.concat([...args.matchAll(/"([^"]*)"/g)].map(([, text = '']) => decodeBytes(text)))
}

/** The paths of a call: each string, relative to the folder that is printed before it, if any. */
function pathsIn(args: string): string[] {
  return [...args.matchAll(/(?:(?:\d+|AT_FDCWD)<([^>]*)>, )?"([^"]*)"/g)].map(([, folder = '', text = '']) =>
    resolve(decodeText(folder), decodeText(text)),
  )
}
