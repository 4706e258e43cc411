/** Where a file has a stamp, and which checksums of its format include it. */
export interface StampPlace {
  readonly text: string
  /** Position of the text; undefined if it is compressed or divided, as by another program. */
  readonly at: number | undefined
  readonly checksums: readonly Checksum[]
}

/** A CRC-32 of four bytes at `at`, of the bytes from `from` to `to`. */
export interface Checksum {
  readonly at: number
  readonly from: number
  readonly to: number
  readonly endian: 'big' | 'little'
}

/** How files of a format contain a stamp. */
export interface StampFormat {
  /** Returns the file with the text of a stamp. Absent if the encoder of the format writes it. */
  readonly add?: (bytes: Buffer, text: string) => Buffer
  /** Returns undefined if the file has no stamp, or is damaged in front of it. */
  readonly find: (bytes: Buffer) => StampPlace | undefined
}

/** A place without checksums, of a text in Latin-1. */
export function plainPlace(bytes: Buffer, from: number, to: number): StampPlace {
  return { text: bytes.toString('latin1', from, to), at: from, checksums: [] }
}
