import { expect, test } from 'vitest'
import { cookiesOf } from './cookies.ts'

const TOKEN = 'c'.repeat(43)
const MAX_AGE = 'Max-Age=34560000'

test.each([
  ['http://localhost:4400', `platen_session=${TOKEN}; ${MAX_AGE}; Path=/; HttpOnly; SameSite=Lax`],
  ['http://10.0.0.7/platen', `platen_session=${TOKEN}; ${MAX_AGE}; Path=/platen; HttpOnly; SameSite=Lax`],
  ['https://a.example', `__Host-platen_session=${TOKEN}; ${MAX_AGE}; Path=/; HttpOnly; SameSite=Lax; Secure`],
  ['https://a.example/x/y', `__Secure-platen_session=${TOKEN}; ${MAX_AGE}; Path=/x/y; HttpOnly; SameSite=Lax; Secure`],
])('the cookie for %s is set, read and deleted', (publicUrl, expected) => {
  const cookie = cookiesOf(publicUrl).session
  expect(cookie.set(TOKEN)).toBe(expected)
  expect(cookie.tokenIn(expected.split(';')[0])).toBe(TOKEN)
  expect(cookie.set(null)).toBe(expected.replace(TOKEN, '').replace(MAX_AGE, 'Max-Age=0'))
})

test('the cookie is found among others, and cookies with similar names are ignored', () => {
  const cookie = cookiesOf('https://a.example').session
  const tokenIn = (header: string | undefined) => cookie.tokenIn(header)
  expect(tokenIn(undefined)).toBeUndefined()
  expect(tokenIn('')).toBeUndefined()
  expect(tokenIn(`a=b; __Host-platen_session=${TOKEN}; c=d`)).toBe(TOKEN)
  expect(tokenIn(`a=b;__Host-platen_session=${TOKEN}`)).toBe(TOKEN)
  // Sibling hosts and pages over plain HTTP could set these cookies.
  expect(tokenIn(`platen_session=${TOKEN}; __Secure-platen_session=${TOKEN}`)).toBeUndefined()
  expect(tokenIn(`x__Host-platen_session=${TOKEN}; __Host-platen_session_=${TOKEN}`)).toBeUndefined()
  expect(tokenIn('__Host-platen_session')).toBeUndefined()
})

test('the cookie of a sign-in that is not complete ends after a quarter of an hour', () => {
  expect(cookiesOf('https://a.example').pending.set('token')).toBe(
    '__Host-platen_sign_in=token; Max-Age=900; Path=/; HttpOnly; SameSite=Lax; Secure',
  )
})
