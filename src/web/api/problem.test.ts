import { expect, it } from 'vitest'
import { PlatenProblem } from '../../sdk/create-platen.ts'
import { formSentence } from './form-sentence.ts'
import { couldNot, messageOf } from './problem.ts'

it.each([
  [
    '/email',
    'must be an email address of 1 to 254 characters; received "not-an-email"',
    'Enter a valid email address.',
  ],
  ['/email', 'must be an email address of 1 to 254 characters; received ""', 'This field is required.'],
  ['/name', 'is required; expected a string of 1 to 100 characters', 'This field is required.'],
  ['/password', 'must be a string of 10 to 200 characters; received 5 characters', 'Use at least 10 characters.'],
  ['/title', 'must be a text of 1 to 255 characters after trimming; received 300', 'Use 255 characters or fewer.'],
  ['/title', 'must be a text of 1 to 255 characters; received "aaa"… (300 characters)', 'Use 255 characters or fewer.'],
  ['/pdf/bleed', 'must be a number from 0 to 192; received null', 'Enter a number of pixels from 0 to 192.'],
  ['/width', 'must be an integer from 1 to 10000; received 0', 'Enter a whole number of pixels from 1 to 10,000.'],
  ['/scale', 'must be a number from 0.1 to 8; received 9', 'Enter a number from 0.1 to 8.'],
  ['/scopes', 'must be an array of 1 to 2 items; received an empty array', 'Choose at least 1.'],
  ['/tags', 'must be an array of at most 50 items; received an array of 60 items', 'Choose at most 50.'],
  ['/role', 'must be one of "member", "owner"; received "x"', 'Choose one of these: member, owner.'],
  ['/data/cover', 'must be an image source: "asset:ast_…"; received "x"', 'Choose an image.'],
  ['/password', 'is not the password of this account', 'Incorrect password.'],
  ['/data/link', 'must be valid JSON', 'This must be valid JSON.'],
])('a form shows at %s, where the API reports “%s”: “%s”', (pointer, detail, shown) => {
  expect(formSentence({ pointer, detail })).toBe(shown)
})

it('a failed action is named before its reason', () => {
  const unreachable = new TypeError('Failed to fetch')
  expect(couldNot('rename the design', unreachable)).toBe(
    'Couldn’t rename the design: Can’t reach Platen. Check your connection and try again.',
  )
  const tooLong = problem({
    errors: [{ pointer: '/title', detail: 'must be a string of 1 to 255 characters; received 256' }],
  })
  expect(couldNot('rename the design', tooLong)).toBe('Couldn’t rename the design: Use 255 characters or fewer.')
})

it('an issue inside a document is shown as the API reports it, with its place', () => {
  const errors = [{ pointer: '/document/pages/0/elements/1/fill', detail: 'must be a color; received 1' }]
  expect(messageOf(problem({ errors, detail: 'As the API says it.' }))).toBe('As the API says it.')
})

it('a long wait is shown in minutes', () => {
  expect(messageOf(problem({ code: 'too_many_attempts', retryAfter: 896 }))).toBe(
    'Too many attempts. Try again in 15 minutes.',
  )
  expect(messageOf(problem({ code: 'rate_limited', retryAfter: 40 }))).toBe(
    'Too many requests. Try again in 40 seconds.',
  )
})

it('a rejected upload is explained without media types', () => {
  expect(messageOf(problem({ code: 'unsupported_upload' }))).toBe('This file isn’t a valid PNG, JPEG or WebP image.')
})

function problem({
  code = 'invalid_input',
  detail = 'Detail.',
  errors = [] as readonly { pointer: string; detail: string }[],
  retryAfter = 0,
}): PlatenProblem {
  const headers = { 'retry-after': String(retryAfter) }
  return new PlatenProblem(new Response(null, { status: 400, headers }), { code, detail, errors })
}
