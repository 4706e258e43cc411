/** Four literals, with what is left of a byte, fit into 64 bits. */
const MAX_BITS: u32 = 12

export const END_OF_BLOCK: u32 = 256
export const SYMBOLS: u32 = 286
export const MIN_MATCH: u32 = 3
export const MAX_MATCH: u32 = 258

const TABLE = 4 * 288

/** How often each symbol occurs. */
export const FREQUENCIES: u32 = memory.data(TABLE) as u32
/** The number of bits of each symbol. */
export const LENGTHS: u32 = memory.data(TABLE) as u32
/** The bits of each symbol, and their number in the upper 16. */
export const CODES: u32 = memory.data(TABLE) as u32
/** For each length, the bits of a match one byte back, and their number in the upper 8. */
export const MATCHES: u32 = memory.data(TABLE) as u32

const SORTED: u32 = memory.data(TABLE) as u32
const NODES: u32 = memory.data(TABLE) as u32
const PER_LENGTH: u32 = memory.data(4 * 64) as u32

export function at(table: u32, index: u32): u32 {
  return load<u32>(table + (index << 2))
}

export function put(table: u32, index: u32, value: u32): void {
  store<u32>(table + (index << 2), value)
}

/** Returns the symbol of a match of `length` bytes. */
export function symbolOf(length: u32): u32 {
  if (length == MAX_MATCH) return 285
  if (length < 11) return 254 + length
  const extra = extraBits(length)
  return 257 + (extra << 2) + ((length - MIN_MATCH) >>> extra)
}

function extraBits(length: u32): u32 {
  if (length < 11 || length == MAX_MATCH) return 0
  return 29 - clz(length - MIN_MATCH)
}

/** Chooses codes by `FREQUENCIES`, of which none may be 0. */
export function chooseCodes(): void {
  sortSymbols()
  measureDepths()
  limitLengths()
  assignCodes()
  for (let length = MIN_MATCH; length <= MAX_MATCH; length++) {
    const code = at(CODES, symbolOf(length))
    const bits = code >>> 16
    const extra = extraBits(length)
    const rest = (length - MIN_MATCH) & ((1 << extra) - 1)
    // The only distance takes one bit, which is 0.
    put(MATCHES, length, (code & 0xffff) | (rest << bits) | ((bits + extra + 1) << 24))
  }
}

/** Shell sort, the rarest symbol first. */
function sortSymbols(): void {
  for (let symbol: u32 = 0; symbol < SYMBOLS; symbol++) {
    put(SORTED, symbol, (at(FREQUENCIES, symbol) << 9) | symbol)
  }
  for (let gap: u32 = 121; gap > 0; gap = gap / 3) {
    for (let index = gap; index < SYMBOLS; index++) {
      const key = at(SORTED, index)
      let place = index
      for (; place >= gap && at(SORTED, place - gap) > key; place -= gap) put(SORTED, place, at(SORTED, place - gap))
      put(SORTED, place, key)
    }
  }
}

/** Moffat and Katajainen, In-place calculation of minimum-redundancy codes, 1995. */
function measureDepths(): void {
  for (let index: u32 = 0; index < SYMBOLS; index++) put(NODES, index, at(SORTED, index) >>> 9)
  put(NODES, 0, at(NODES, 0) + at(NODES, 1))
  let root: i32 = 0
  let leaf: u32 = 2
  for (let next: i32 = 1; next < (SYMBOLS as i32) - 1; next++) {
    let weight: u32 = 0
    for (let child = 0; child < 2; child++) {
      if (leaf >= SYMBOLS || (root < next && at(NODES, root) < at(NODES, leaf))) {
        weight += at(NODES, root)
        put(NODES, root++, next)
      } else weight += at(NODES, leaf++)
    }
    put(NODES, next, weight)
  }
  put(NODES, SYMBOLS - 2, 0)
  for (let next = (SYMBOLS as i32) - 3; next >= 0; next--) put(NODES, next, at(NODES, at(NODES, next)) + 1)

  memory.fill(PER_LENGTH, 0, 4 * 64)
  let available: u32 = 1
  let depth: u32 = 0
  root = (SYMBOLS as i32) - 2
  while (available > 0) {
    let used: u32 = 0
    for (; root >= 0 && at(NODES, root) == depth; root--) used++
    put(
      PER_LENGTH,
      depth < MAX_BITS ? depth : MAX_BITS,
      at(PER_LENGTH, depth < MAX_BITS ? depth : MAX_BITS) + available - used,
    )
    available = 2 * used
    depth++
  }
}

/** Shortens codes that are too long, and lengthens others until all fit. */
function limitLengths(): void {
  let sum: u32 = 0
  for (let bits: u32 = 1; bits <= MAX_BITS; bits++) sum += at(PER_LENGTH, bits) << (MAX_BITS - bits)
  for (; sum > 1 << MAX_BITS; sum--) {
    put(PER_LENGTH, MAX_BITS, at(PER_LENGTH, MAX_BITS) - 1)
    let bits = MAX_BITS - 1
    while (at(PER_LENGTH, bits) == 0) bits--
    put(PER_LENGTH, bits, at(PER_LENGTH, bits) - 1)
    put(PER_LENGTH, bits + 1, at(PER_LENGTH, bits + 1) + 2)
  }
  let index: u32 = 0
  for (let bits = MAX_BITS; bits > 0; bits--) {
    for (let left = at(PER_LENGTH, bits); left > 0; left--) put(LENGTHS, at(SORTED, index++) & 511, bits)
  }
}

function assignCodes(): void {
  let code: u32 = 0
  for (let bits: u32 = 1; bits <= MAX_BITS; bits++) {
    for (let symbol: u32 = 0; symbol < SYMBOLS; symbol++) {
      if (at(LENGTHS, symbol) != bits) continue
      put(CODES, symbol, reverse(code++, bits) | (bits << 16))
    }
    code <<= 1
  }
}

function reverse(code: u32, bits: u32): u32 {
  let reversed: u32 = 0
  for (let bit: u32 = 0; bit < bits; bit++) reversed = (reversed << 1) | ((code >>> bit) & 1)
  return reversed
}
