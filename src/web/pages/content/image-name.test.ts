import { expect, it } from 'vitest'
import { addressName } from './image-name.ts'

it.each([
  ['https://pictures.example.com/2026/Harbour%20jug.jpg?width=400', 'pictures.example.com · Harbour jug.jpg'],
  ['https://pictures.example.com/100%.jpg', 'pictures.example.com · 100%.jpg'],
  ['https://pictures.example.com/', 'pictures.example.com'],
  ['asset:', 'asset:'],
  ['', ''],
])('%j is shown as %j', (source, name) => {
  expect(addressName(source)).toBe(name)
})
