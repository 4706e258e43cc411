import { expect, it } from 'vitest'
import { onEntryKey } from './on-entry-key.ts'

/** What a key does in a field with or without a text that was typed. */
function done(key: string, { isTyped = true, lines = 1, isComposing = false } = {}): string[] {
  const calls: string[] = []
  const enter = (): void => void calls.push('entered')
  const nativeEvent = { isComposing, keyCode: 0 }
  onEntryKey(
    { key, nativeEvent, stopPropagation: () => calls.push('stays in the field') },
    { isTyped, enter: lines === 1 ? enter : undefined, takeBack: () => calls.push('taken back') },
  )
  return calls
}

it('Escape takes back what was typed, and stays in the field, since leaving it would enter the text', () => {
  expect(done('Escape')).toEqual(['stays in the field', 'taken back'])
  expect(done('Escape', { lines: 2 })).toEqual(['stays in the field', 'taken back'])
})

it('Escape leaves a field in which nothing was typed', () => {
  expect(done('Escape', { isTyped: false })).toEqual([])
})

it('Enter enters a text, unless it begins a line', () => {
  expect(done('Enter')).toEqual(['entered'])
  expect(done('Enter', { lines: 2 })).toEqual([])
})

it('keys that end a composition do neither', () => {
  expect(done('Enter', { isComposing: true })).toEqual([])
  expect(done('Escape', { isComposing: true })).toEqual([])
})
