import { expect, it } from 'vitest'
import { createRecolor } from './recolor.ts'

it('a color is replaced by its value in any notation', () => {
  const recolor = createRecolor({ '#F00': '#123456', '#00FF00': '#abcdef80' })
  expect(['#ff0000', '#00ff00', '#0000ff'].map(recolor)).toEqual(['#123456', '#abcdef80', '#0000ff'])
})

it('the current color is black unless it is replaced', () => {
  expect(createRecolor({})('currentColor')).toBe('#000000')
  expect(createRecolor({ '#000000': '#111111' })('currentColor')).toBe('#000000')
  expect(createRecolor({ currentColor: '#222222' })('currentColor')).toBe('#222222')
})

it('an asterisk replaces all other colors', () => {
  const recolor = createRecolor({ '*': '#333333', '#ff0000': '#444444' })
  expect(['#ff0000', '#00ff00', 'currentColor'].map(recolor)).toEqual(['#444444', '#333333', '#333333'])
})
