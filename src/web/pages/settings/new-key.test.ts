import { describe, expect, it } from 'vitest'
import { curlLine, newKeyOf } from './new-key.ts'

const NOW = Date.parse('2026-04-01T10:00:00Z')
const form = { name: 'Website', life: 'never', expiresAt: '', read: 'on', write: '' }

describe('a new key', () => {
  it('has the scopes that were ticked', () => {
    expect(newKeyOf(form, NOW)).toEqual({ name: 'Website', scopes: ['read'], expiresAt: null })
    expect(newKeyOf({ ...form, write: 'on' }, NOW).scopes).toEqual(['read', 'write'])
    expect(newKeyOf({ ...form, read: '' }, NOW).scopes).toEqual([])
  })

  it('ends some days from now', () => {
    expect(newKeyOf({ ...form, life: '30' }, NOW).expiresAt).toBe('2026-05-01T10:00:00.000Z')
  })

  it('ends with a day that was chosen, where its reader is', () => {
    const { expiresAt } = newKeyOf({ ...form, life: 'date', expiresAt: '2026-04-03' }, NOW)
    expect(new Date(expiresAt ?? '').toString()).toMatch(/^Fri Apr 03 2026 23:59:59/)
  })

  it('leaves it to the service to refuse what is no day', () => {
    expect(newKeyOf({ ...form, life: 'date', expiresAt: '' }, NOW).expiresAt).toBe('')
  })
})

describe('the line that shows a key', () => {
  it('reads where the key may read', () => {
    expect(curlLine({ secret: 'pl_x', scopes: ['read', 'write'] }, 'http://localhost:4400')).toBe(
      'curl http://localhost:4400/api/account -H "Authorization: Bearer pl_x"',
    )
  })

  it('writes where it may only write', () => {
    expect(curlLine({ secret: 'pl_x', scopes: ['write'] }, 'http://localhost:4400')).toContain('/api/designs')
  })
})
