import { describe, expect, test } from 'vitest'
import { checkedEmail } from './email-address.ts'

describe('an email address', () => {
  test.each([
    ['Me@Example.com', 'me@example.com'],
    [' me+tag@localhost ', 'me+tag@localhost'],
    ["o'neil@a.b.c", "o'neil@a.b.c"],
    ['ü@straße.example', 'ü@straße.example'],
    ['ａ＠ｅｘａｍｐｌｅ．ｃｏｍ', 'a@example.com'],
    ['\u212Aelvin@example.com', 'kelvin@example.com'],
    ['u\u0308@example.com', 'ü@example.com'],
  ])('%s is stored as %s', (email, stored) => expect(checkedEmail(email)).toBe(stored))

  test.each([
    ...['', 'me', '@example.com', 'me@', 'me@@example.com', 'me@a..b', 'me@.a', 'a b@c.d', `${'x'.repeat(251)}@b.c`],
    // Separators of addresses and lines in the header of an email, and invisible characters.
    ...[
      'a,b@c.d',
      'a;b@c.d',
      'a@b.c,d',
      'a@b.c>',
      '<a@b.c>',
      '"a"@b.c',
      '(a)@b.c',
      'a\\b@c.d',
      'a:b@c.d',
      'a@[192.0.2.7]',
    ],
    ...[
      'a@b.c\r\nBcc: x',
      'a\u0000@b.c',
      'a\u0001@b.c',
      'a\u007F@b.c',
      'a\u200B@b.c',
      'a\u202Eb@c.d',
      'a\uFE0F@b.c',
      'a\u3164@b.c',
      'a＠b@c.d',
      'a@b，c',
      '\uFEFFa\u00AD@b.c',
    ],
  ])('cannot be %j', (email) => expect(() => checkedEmail(email)).toThrow())
})
