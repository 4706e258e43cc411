import { describe, expect, test } from 'vitest'
import { readConfig } from '../config/read-config.ts'
import { publicUrlWarning } from '../cli/public-url.ts'
import { withDataLocation } from './operator-command.ts'

const COMMAND = 'npm run -s platen -- key list'

describe('a command in a message', () => {
  test('includes the data folder if it is not the default', () => {
    expect(withDataLocation(COMMAND, readConfig({}))).toBe(COMMAND)
    expect(withDataLocation(COMMAND, readConfig({ PLATEN_DATA_DIR: './data' }))).toBe(COMMAND)
    expect(withDataLocation(COMMAND, readConfig({ PLATEN_DATA_DIR: "/srv/ada's" }))).toBe(
      `PLATEN_DATA_DIR='/srv/ada'\\''s' ${COMMAND}`,
    )
  })

  test('does not show the database URL', () => {
    const config = readConfig({ DATABASE_URL: 'postgres://ada:secret@db.example.com/platen' })
    expect(withDataLocation(COMMAND, config)).toBe(`${COMMAND}   # with the same DATABASE_URL`)
  })
})

describe('the warning about PUBLIC_URL', () => {
  test.each(['0.0.0.0', '::', '192.168.1.5', 'studio.lan'])('is shown on the public host %s', (HOST) => {
    const warning = publicUrlWarning(readConfig({ HOST }).http, 'http://localhost:4400')
    expect(warning).toBe(
      'Warning: HOST is public but PUBLIC_URL isn’t set. Sign-in only works at http://localhost:4400.',
    )
  })

  test.each(['127.0.0.1', '127.1.2.3', 'localhost', '::1'])('is not shown on the local host %s', (HOST) => {
    expect(publicUrlWarning(readConfig({ HOST }).http, 'http://localhost:4400')).toBeUndefined()
  })

  test('is not shown if PUBLIC_URL is set', () => {
    const { http } = readConfig({ HOST: '0.0.0.0', PUBLIC_URL: 'https://design.example.com' })
    expect(publicUrlWarning(http, 'https://design.example.com')).toBeUndefined()
  })
})
