import { expect, test } from 'vitest'
import { parsedFeatures, writtenFeatures } from './feature-tags.ts'

test('tags are read and written, with those that are off', () => {
  expect(parsedFeatures('ss01, -calt +cv05')).toEqual({ ss01: true, calt: false, cv05: true })
  expect(parsedFeatures('')).toEqual({})
  expect(writtenFeatures({ ss01: true, calt: false })).toBe('ss01 -calt')
})

test('what is no tag is not read', () => {
  expect(parsedFeatures('small-caps')).toBe(undefined)
  expect(parsedFeatures('ss1')).toBe(undefined)
})
