import { expect, test } from 'vitest'
import { joinBlocks } from './join-blocks.ts'

const text = (state: string, shown: string): string => `q\n${state}BT\n/F4 22 Tf\n<${shown}> Tj\nET\nQ\n`
const joined = (content: string): string => joinBlocks(Buffer.from(content)).toString()

test('adjacent texts of equal position and color share a graphics state', () => {
  const state = '1 0 0 1 5 5 cm\n0 0 0 rg\n'
  const block = (shown: string): string => `BT\n/F4 22 Tf\n<${shown}> Tj\nET\n`
  const content = `f\n${text(state, '01')}${text(state, '02')}${text(state, '03')}S\n`
  expect(joined(content)).toBe(`f\nq\n${state}${block('01')}${block('02')}${block('03')}Q\nS\n`)
})

test('texts of other colors, or with something between them, stay apart', () => {
  for (const content of [
    text('0 0 0 rg\n', '01') + text('1 0 0 rg\n', '02'),
    `${text('0 0 0 rg\n', '01')}0 0 5 5 re\nf\n${text('0 0 0 rg\n', '02')}`,
  ])
    expect(joined(content)).toBe(content)
})
