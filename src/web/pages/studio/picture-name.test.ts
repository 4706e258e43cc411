import { expect, it } from 'vitest'
import { addressName, builtinName } from './picture-name.ts'

it.each([
  ['https://pictures.example.com/2026/Harbour%20jug.jpg?width=400', 'pictures.example.com · Harbour jug.jpg'],
  ['https://pictures.example.com/100%.jpg', 'pictures.example.com · 100%.jpg'],
  ['https://pictures.example.com/', 'pictures.example.com'],
  ['asset:', 'asset:'],
  ['', ''],
])('%j is called %j', (source, name) => {
  expect(addressName(source)).toBe(name)
})

it('a built-in picture is called by its name, as one writes it', () => {
  expect([builtinName('dunes'), builtinName('coffee-cup')]).toEqual(['Dunes', 'Coffee cup'])
})
