import { expect, test } from 'vitest'
import { documentOf, element } from '../../document/testing/build.ts'
import { select } from '../editor-state.ts'
import { commandOf } from './command-of-key.ts'
import { COMMAND_NAMES, COMMANDS, labelNow } from './commands.ts'
import { Hand } from '../testing/hand.ts'
import { keyLabels, keyText } from './written-keys.ts'
import { searchCommands } from './search-commands.ts'

test('no two commands have the same keys', () => {
  const keys = COMMAND_NAMES.flatMap((name) => [...COMMANDS[name].keys])
  expect(keys.filter((each, index) => keys.indexOf(each) !== index)).toEqual([])
})

test('keys of the clipboard are left to the browser', () => {
  expect(commandOf({ key: 'c', code: 'KeyC', shift: false, alt: false, mod: true })).toBeUndefined()
  expect(commandOf({ key: 'c', code: 'KeyC', shift: false, alt: true, mod: false })).toBe('copy-style')
})

test.each([
  ['Mod+Shift+G', 'Ctrl+Shift+G', '⇧⌘G'],
  ['Alt+Shift+V', 'Alt+Shift+V', '⌥⇧V'],
  ['+', '+', '+'],
  ['ArrowLeft', '←', '←'],
])('%s is written as on the keyboard', (keys, other, mac) => {
  expect(keyText(keys, { isMac: false })).toBe(other)
  expect(keyText(keys, { isMac: true })).toBe(mac)
})

test('the plus sign is a key of its own', () => {
  expect(keyLabels('Mod++', { isMac: false })).toEqual(['Ctrl', '+'])
})

test('commands are found by words of their label, their section and their keys', () => {
  expect(searchCommands('')).toEqual(COMMAND_NAMES)
  expect(searchCommands('align left')[0]).toBe('align-left')
  expect(searchCommands('ctrl+g')).toContain('group')
  expect(searchCommands('⌘G')).toContain('group')
  expect(searchCommands('arrange front')).toEqual(['bring-to-front'])
  expect(searchCommands('group')[0]).toBe('group')
  expect(searchCommands('nothing like this')).toEqual([])
})

test('menus say what a command would do with what is selected', () => {
  const { state } = new Hand(documentOf(element('rect', { id: 'a' }), element('rect', { id: 'b', locked: true })))
  expect(labelNow('lock', select(state, ['a']))).toBe('Lock')
  expect(labelNow('lock', select(state, ['b']))).toBe('Unlock')
  expect(labelNow('lock', select(state, ['a', 'b']))).toBe('Lock')
  expect(labelNow('hide', select(state, ['b']))).toBe('Hide')
})
