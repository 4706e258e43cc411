import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, test } from 'vitest'
import { limitWasmMemory } from './limit-wasm-memory.ts'

/** A module with a memory of one page, which it exports. */
const MODULE = Buffer.from([
  ...[0, 0x61, 0x73, 0x6d, 1, 0, 0, 0],
  ...[5, 3, 1, 0, 1],
  ...[7, 10, 1, 6, ...Buffer.from('memory'), 2, 0],
])

test('a limited memory does not grow beyond its limit', () => {
  const instance = new WebAssembly.Instance(new WebAssembly.Module(limitWasmMemory(MODULE, 300)))
  const memory = instance.exports['memory'] as WebAssembly.Memory
  memory.grow(299)
  expect(memory.buffer.byteLength).toBe(300 * 65_536)
  expect(() => memory.grow(1)).toThrow(RangeError)
})

test('the reader of SVGs can be limited', () => {
  const path = createRequire(import.meta.url).resolve('@resvg/resvg-wasm/index_bg.wasm')
  expect(WebAssembly.validate(limitWasmMemory(readFileSync(path), 8_192))).toBe(true)
})

test('a module without a memory is rejected', () => {
  expect(() => limitWasmMemory(MODULE.subarray(0, 8), 1)).toThrow('no memory')
})
