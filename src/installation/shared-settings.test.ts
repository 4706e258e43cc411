import { expect, test } from 'vitest'
import { readConfig } from '../config/read-config.ts'
import { sharedSettings } from './shared-settings.ts'

const config = readConfig({ REDIS_URL: 'redis://:password@localhost:6379', PLATEN_SMTP_URL: 'smtp://a:b@localhost:25' })
const hashesWith = (secret: string): string[] =>
  ['REDIS_URL', 'PLATEN_SMTP_URL'].map(
    (name) => sharedSettings(config, { secret, publicUrl: '', filesId: undefined, colorProfiles: [] })[name] ?? '',
  )

test('passwords are hashed with the secret, so that the database confirms no guess', () => {
  expect(hashesWith('a'.repeat(32))).toEqual(hashesWith('a'.repeat(32)))
  for (const [index, hash] of hashesWith('a'.repeat(32)).entries()) {
    expect(hash).toMatch(/^hash:[0-9a-f]{8}$/)
    expect(hash).not.toBe(hashesWith('b'.repeat(32))[index])
  }
})
