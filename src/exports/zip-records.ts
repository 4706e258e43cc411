import {
  dataDescriptor,
  directoryRecord,
  localHeader,
  MAX_ENTRY_BYTES,
  zipEnd,
  type ZipHead,
  zipHead,
  type ZipSizes,
} from './zip-format.ts'

export interface ZipEntryHead {
  /** With slashes between folders. Not validated here, so it must be safe. */
  readonly name: string
  /** Milliseconds since 1970. */
  readonly modifiedAt: number
}

/**
 * Creates the records of one ZIP. The caller writes them, with the contents between them, in the
 * order of the calls. Beyond 65,535 entries or 4 GiB the ZIP continues as ZIP64.
 */
export class ZipRecords {
  #offset = 0
  #count = 0
  /** Concatenated in groups, since one buffer for each of thousands of records would take much more memory. */
  readonly #directory: Buffer[] = []
  #recent: Buffer[] = []

  /** Returns the header of an entry whose content follows it unchanged. @throws RangeError for 4 GiB or more */
  stored(entry: ZipEntryHead, { crc, bytes }: { readonly crc: number; readonly bytes: number }): Buffer {
    const head = zipHead(entry, 'stored')
    const sizes = { crc, packed: bytes, plain: bytes }
    const header = localHeader(head, sizes)
    this.#add(head, sizes, header.length)
    return header
  }

  /**
   * Returns the header of an entry whose deflated content follows it, and a function that returns
   * the record after the content. The function throws RangeError for 4 GiB or more.
   */
  streamed(entry: ZipEntryHead): { readonly header: Buffer; readonly end: (sizes: ZipSizes) => Buffer } {
    const head = zipHead(entry, 'streamed')
    const header = localHeader(head)
    const end = (sizes: ZipSizes): Buffer => {
      const descriptor = dataDescriptor(sizes)
      this.#add(head, sizes, header.length + descriptor.length)
      return descriptor
    }
    return { header, end }
  }

  /** Returns the central directory and the end records, which follow the last entry. */
  finish(): { readonly directory: readonly Buffer[]; readonly end: Buffer } {
    const directory = [...this.#directory, ...this.#recent]
    const bytes = directory.reduce((sum, part) => sum + part.length, 0)
    return { directory, end: zipEnd({ count: this.#count, start: this.#offset, bytes }) }
  }

  /** Adds an entry to the directory. `recordBytes` is the size of its other records. */
  #add(head: ZipHead, sizes: ZipSizes, recordBytes: number): void {
    if (Math.max(sizes.packed, sizes.plain) > MAX_ENTRY_BYTES) {
      throw new RangeError(`${head.name.toString()} is too large for a ZIP`)
    }
    this.#recent.push(directoryRecord(head, { ...sizes, start: this.#offset }))
    this.#count += 1
    this.#offset += recordBytes + sizes.packed
    if (this.#recent.length < 500) return
    this.#directory.push(Buffer.concat(this.#recent))
    this.#recent = []
  }
}
