import { randomUUID } from 'node:crypto'
import { type FileHandle, open, unlink } from 'node:fs/promises'
import { join } from 'node:path'
import { asDiskFull } from '../../failure.ts'

/** A file on disk, since an upload may take minutes. It is unlinked at once, so that closing it deletes it. */
export class ReceivedFile {
  readonly #handle: FileHandle
  #bytes = 0

  private constructor(handle: FileHandle) {
    this.#handle = handle
  }

  static async create(folder: string): Promise<ReceivedFile> {
    const path = join(folder, randomUUID())
    const handle = await open(path, 'wx+', 0o600).catch((error: unknown) => Promise.reject(asDiskFull(error) as Error))
    await unlink(path)
    return new ReceivedFile(handle)
  }

  get bytes(): number {
    return this.#bytes
  }

  /** @throws {Failure} `disk_full` */
  async append(chunk: Uint8Array): Promise<void> {
    for (let at = 0; at < chunk.length;) {
      const writing = this.#handle.write(chunk, at, chunk.length - at, this.#bytes)
      const { bytesWritten } = await writing.catch((error: unknown) => Promise.reject(asDiskFull(error) as Error))
      at += bytesWritten
      this.#bytes += bytesWritten
    }
  }

  async read(): Promise<Uint8Array> {
    const buffer = Buffer.alloc(this.#bytes)
    for (let at = 0; at < buffer.length;) {
      const { bytesRead } = await this.#handle.read(buffer, at, buffer.length - at, at)
      if (bytesRead === 0) throw new Error(`an upload of ${this.#bytes} bytes has only ${at} bytes on disk`)
      at += bytesRead
    }
    return buffer
  }

  close(): Promise<void> {
    return this.#handle.close()
  }
}
