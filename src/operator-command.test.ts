import { describe, expect, test } from 'vitest'
import { readConfig } from './config.ts'
import { publicUrlWarning } from './cli/public-url.ts'
import { atSamePlace } from './operator-command.ts'

const COMMAND = 'npm run -s platen -- key list'

describe('a command to paste', () => {
  test('names the folder where it is not the default', () => {
    expect(atSamePlace(COMMAND, readConfig({}))).toBe(COMMAND)
    expect(atSamePlace(COMMAND, readConfig({ PLATEN_DATA_DIR: './data' }))).toBe(COMMAND)
    expect(atSamePlace(COMMAND, readConfig({ PLATEN_DATA_DIR: "/srv/ada's" }))).toBe(
      `PLATEN_DATA_DIR='/srv/ada'\\''s' ${COMMAND}`,
    )
  })

  test('shows nothing of the address of a database', () => {
    const config = readConfig({ DATABASE_URL: 'postgres://ada:secret@db.example.com/platen' })
    expect(atSamePlace(COMMAND, config)).toBe(`${COMMAND}   # with the same DATABASE_URL`)
  })
})

describe('a start that other machines reach', () => {
  test.each(['0.0.0.0', '::', '192.168.1.5', 'studio.lan'])('on %s says for which address links are', (HOST) => {
    const told = publicUrlWarning(readConfig({ HOST }).http, 'http://localhost:4400')
    expect(told).toMatch(/^links and cookies are for http:\/\/localhost:4400,.* until PUBLIC_URL is set/)
  })

  test.each(['127.0.0.1', '127.1.2.3', 'localhost', '::1'])('on %s says nothing, since none does', (HOST) => {
    expect(publicUrlWarning(readConfig({ HOST }).http, 'http://localhost:4400')).toBeUndefined()
  })

  test('says nothing once it has been told', () => {
    const { http } = readConfig({ HOST: '0.0.0.0', PUBLIC_URL: 'https://design.example.com' })
    expect(publicUrlWarning(http, 'https://design.example.com')).toBeUndefined()
  })
})
