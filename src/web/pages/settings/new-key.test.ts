import { describe, expect, it } from 'vitest'
import { curlLine, newKeyOf } from './new-key.ts'

const NOW = Date.parse('2026-04-01T10:00:00Z')
const form = { name: 'Website', life: 'never', expiresAt: '', read: 'on', write: '' }

describe('a new key', () => {
  it('has the checked scopes', () => {
    expect(newKeyOf(form, NOW)).toEqual({ name: 'Website', scopes: ['read'], expiresAt: null })
    expect(newKeyOf({ ...form, write: 'on' }, NOW).scopes).toEqual(['read', 'write'])
    expect(newKeyOf({ ...form, read: '' }, NOW).scopes).toEqual([])
  })

  it('expires after a number of days', () => {
    expect(newKeyOf({ ...form, life: '30' }, NOW).expiresAt).toBe('2026-05-01T10:00:00.000Z')
  })

  it('expires at the end of a custom date, in local time', () => {
    const { expiresAt } = newKeyOf({ ...form, life: 'date', expiresAt: '2026-04-03' }, NOW)
    expect(new Date(expiresAt ?? '').toString()).toMatch(/^Fri Apr 03 2026 23:59:59/)
  })

  it('sends an invalid date for the API to reject', () => {
    expect(newKeyOf({ ...form, life: 'date', expiresAt: '' }, NOW).expiresAt).toBe('')
  })
})

describe('the command that tests a key', () => {
  it('reads if the key has the read scope', () => {
    expect(curlLine({ secret: 'pl_x', scopes: ['read', 'write'] }, 'http://localhost:4400')).toBe(
      'curl http://localhost:4400/api/account -H "Authorization: Bearer pl_x"',
    )
  })

  it('writes if the key has only the write scope', () => {
    expect(curlLine({ secret: 'pl_x', scopes: ['write'] }, 'http://localhost:4400')).toContain('/api/designs')
  })
})
