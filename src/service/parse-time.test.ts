import { expect, test } from 'vitest'
import { parseTime } from './parse-time.ts'

test.each([
  ['2027-01-31', Date.UTC(2027, 0, 31)],
  ['2027-01-31T12:00Z', Date.UTC(2027, 0, 31, 12)],
  ['2027-01-31T12:00:05.250Z', Date.UTC(2027, 0, 31, 12, 0, 5, 250)],
  ['2027-01-31T23:30:00-05:00', Date.UTC(2027, 1, 1, 4, 30)],
  ['2028-02-29T00:00:00+14:00', Date.UTC(2028, 1, 28, 10)],
])('%s is a time', (text, time) => {
  expect(parseTime(text)).toBe(time)
})

test.each([
  '',
  'soon',
  '2027',
  '2027-1-31',
  '2027-02-31',
  '2027-02-29T10:00:00Z',
  '2027-13-01',
  '2027-01-31T25:00:00Z',
  '2027-01-31T12:00:00',
  '2027-01-31 12:00:00Z',
  '+012027-01-31',
  ' 2027-01-31',
  '2027-01-31T12:00:00+99:00',
])('%j is not a time', (text) => {
  expect(parseTime(text)).toBeUndefined()
})
