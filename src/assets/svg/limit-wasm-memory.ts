const HEADER_BYTES = 8
const MEMORY_SECTION = 5
const HAS_MAXIMUM = 1

/**
 * Returns a WebAssembly module whose memory cannot grow beyond `maxPages` of 64 KiB. The heap limit of a thread does
 * not include it. Throws if the module has no memory of its own. Source: WebAssembly 2.0, 5.5.
 */
export function limitWasmMemory(module: Buffer, maxPages: number): Buffer<ArrayBuffer> {
  for (let at = HEADER_BYTES; at < module.length;) {
    const size = readNumber(module, at + 1)
    const end = size.end + size.value
    if (module[at] === MEMORY_SECTION) {
      // After the number of memories, which is 1, and the flags.
      const minPages = readNumber(module, size.end + 2).value
      const content = [1, HAS_MAXIMUM, ...writeNumber(minPages), ...writeNumber(maxPages)]
      const section = Buffer.from([MEMORY_SECTION, content.length, ...content])
      return Buffer.concat([module.subarray(0, at), section, module.subarray(end)])
    }
    at = end
  }
  throw new Error('the WebAssembly module has no memory')
}

/** Reads a number in LEB128. */
function readNumber(bytes: Buffer, from: number): { readonly value: number; readonly end: number } {
  let value = 0
  for (let at = from, scale = 1; ; at += 1, scale *= 128) {
    const byte = bytes.readUInt8(at)
    value += (byte & 127) * scale
    if (byte < 128) return { value, end: at + 1 }
  }
}

function writeNumber(value: number): number[] {
  return value < 128 ? [value] : [(value % 128) + 128, ...writeNumber(Math.floor(value / 128))]
}
