import { describe, expect, test } from 'vitest'
import { redactText, redactUrl } from './redact.ts'

const KEY = `pl_${'aB3'.repeat(15)}x`
const TOKEN = `${'aB3-_'.repeat(8)}xyz`
const SETUP = '0123456789abcdef'.repeat(4)
const encoded = (text: string): string =>
  Array.from(text, (character) => `%${character.charCodeAt(0).toString(16)}`).join('')

describe('a redacted URL', () => {
  test.each([
    ['a key under any name', `/api/designs?q=${KEY}`, '/api/designs?q=…'],
    ['a key among other parameters', `/api/designs?limit=2&api_key=${KEY}&q=a`, '/api/designs?limit=2&api_key=…&q=a'],
    ['the beginning of a key', '/api/designs?q=pl_abc', '/api/designs?q=…'],
    ['a key as a name', `/api/designs?${KEY}`, '/api/designs?…'],
    ['a key as a name with a value', `/api/designs?${KEY}=1`, '/api/designs?…=…'],
    ['a key in the path', `/api/designs/${KEY}/pages`, '/api/designs/…/pages'],
    ['a key glued to other text', `/api/designs?q=Bearer${KEY}`, '/api/designs?q=…'],
    ['an encoded key', `/api/designs?q=${encoded(KEY)}`, '/api/designs?q=…'],
    ['a key that is encoded twice', `/api/designs?q=${encoded(encoded(KEY))}`, '/api/designs?q=…'],
    ['a key after a broken escape', `/api/designs?q=%zz${encoded(KEY)}`, '/api/designs?q=…'],
    ['a session token', `/web/session?q=${TOKEN}`, '/web/session?q=…'],
    ['a reset token', `/reset?q=acc_1.abc.${TOKEN}`, '/reset?q=…'],
    ['a reset token in the path', `/reset/acc_1.abc.${TOKEN}`, '/reset/…'],
    ['a setup token', `/welcome?x=${SETUP}`, '/welcome?x=…'],
    ['a signature', `/files/assets/ast_1?expires=1&signature=${TOKEN}`, '/files/assets/ast_1?expires=1&signature=…'],
    ['half a signature', '/files/assets/ast_1?signature=abc', '/files/assets/ast_1?signature=…'],
    ['a signature under an encoded name', '/files/a?%73ignature=abc', '/files/a?%73ignature=…'],
    ['a signature after an encoded path', '/%66iles/a?signature=abc', '/%66iles/a?signature=…'],
    ['a signature in an absolute URL', `http://h/files/a?signature=abc`, 'http://h/files/a?signature=…'],
    ['a token in the fragment', '/reset#token=abc', '/reset#token=…'],
    ['a password', '/sign-in?email=a%40b.c&password=secret', '/sign-in?email=a%40b.c&password=…'],
  ])('does not contain %s', (_, url, logged) => {
    expect(redactUrl(url)).toBe(logged)
  })

  test.each([
    '/',
    '/api/designs?limit=2&offset=40&q=summer%20sale&sort=-updatedAt',
    '/api/templates/tpl_01jqr8z3h2m4n6p8q0r2s4t6v8',
    '/api/templates/tpl_jazz-night-flyer/pages',
    '/web/keys/key_01jqr8z3h2m4n6p8q0r2s4t6v8',
    '/static/index-aB3dE6gH.js',
  ])('is %s if it contains no credential', (url) => {
    expect(redactUrl(url)).toBe(url)
  })
})

test.each([
  [`{"msg":"refused ${KEY}"}`, '{"msg":"refused …"}'],
  [`{"authorization":"Bearer abc"}`, '{"authorization":"Bearer …"}'],
  [`{"cookie":"platen_session=${TOKEN}; a=b"}`, '{"cookie":"platen_session=…; a=b"}'],
  ['at https://x.example/f?signature=abc&x=1', 'at https://x.example/f?signature=…&x=1'],
  ['connect postgres://platen:hunter2@db:5432/platen', 'connect postgres://platen:…@db:5432/platen'],
  [`token ${SETUP}`, 'token …'],
  ['{"template":"tpl_01jqr8z3h2m4n6p8q0r2s4t6v8"}', '{"template":"tpl_01jqr8z3h2m4n6p8q0r2s4t6v8"}'],
])('the text %s is redacted to %s', (line, logged) => {
  expect(redactText(line)).toBe(logged)
})

test.each(['a.', 'a-', 'a://b:'])('a text of 1 MB that repeats %s is redacted in linear time', (part) => {
  // In quadratic time, this would take several minutes.
  const text = part.repeat(1_000_000 / part.length)
  expect(redactText(text).length).toBeGreaterThan(0)
})
