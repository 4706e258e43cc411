import { expect, test } from 'vitest'
import { ownFileName } from './own-file-name.ts'

test.each([
  ['Summer sale', 'Summer sale'],
  ['Summer- sale - -best of-', 'Summer: sale / "best of"'],
  ['_con', 'con'],
  ['🦊'.repeat(45), '🦊'.repeat(255)],
  ['山'.repeat(60), '山'.repeat(200)],
])('the file name %j is not shown for the title %j, from which it is derived', (filename, title) => {
  expect(ownFileName(filename, title)).toBeUndefined()
})

test.each(['Card', 'Card for Ada 2', '🎈', 'Card for Ada'.repeat(15)])(
  'the custom file name %j is shown',
  (filename) => {
    expect(ownFileName(filename, 'Card for Ada')).toBe(filename)
  },
)
