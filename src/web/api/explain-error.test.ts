import { expect, it } from 'vitest'
import { describeSchema } from '../../document/describe-schema.ts'
import { invalidSecret, invalidValue, mustBe, required } from '../../document/issue-wording.ts'
import type { Schema } from '../../document/schema.ts'
import { PlatenProblem } from '../../sdk/create-platen.ts'
import { formSentence } from './form-sentence.ts'
import { couldNot, messageOf } from './explain-error.ts'

const PASSWORD: Schema = { type: 'string', minLength: 10, maxLength: 200 }
const TITLE: Schema = { type: 'string', minLength: 1, maxLength: 255 }
const TAGS: Schema = { type: 'array', maxItems: 50, uniqueItems: true }

it.each([
  [
    '/email',
    'must be an email address of 1 to 254 characters; received "not-an-email"',
    'Enter a valid email address.',
  ],
  ['/email', 'must be an email address of 1 to 254 characters; received ""', 'This field is required.'],
  ['/name', required(describeSchema(TITLE)), 'This field is required.'],
  ['/password', invalidSecret(PASSWORD, ''), 'This field is required.'],
  ['/password', invalidSecret(PASSWORD, 'short'), 'Use at least 10 characters.'],
  ['/password', invalidSecret(PASSWORD, 'x'.repeat(201)), 'Use 200 characters or fewer.'],
  ['/title', invalidValue(TITLE, 'a'.repeat(256)), 'Use 255 characters or fewer.'],
  ['/title', invalidValue({ type: 'string', maxLength: 255 }, 'a'.repeat(256)), 'Use 255 characters or fewer.'],
  ['/title', invalidValue({ type: 'string' }, 1), 'Enter some text.'],
  [
    '/pdf/bleed',
    invalidValue({ type: 'number', minimum: 0, maximum: 192 }, null),
    'Enter a number of pixels from 0 to 192.',
  ],
  [
    '/width',
    invalidValue({ type: 'integer', minimum: 1, maximum: 10_000 }, 0),
    'Enter a whole number of pixels from 1 to 10,000.',
  ],
  ['/scale', invalidValue({ type: 'number', minimum: 0.1, maximum: 8 }, 9), 'Enter a number from 0.1 to 8.'],
  ['/number', invalidValue({ type: 'number' }, 'x'), 'Enter a number.'],
  ['/scopes', invalidValue({ ...TAGS, minItems: 1, maxItems: 2 }, []), 'Choose at least 1.'],
  ['/tags', invalidValue(TAGS, Array(60).fill('a')), 'Choose at most 50.'],
  ['/metadata/keywords', mustBe(describeSchema(TAGS), '"sale" twice'), 'Remove the duplicate "sale".'],
  ['/metadata/keywords', mustBe(describeSchema(TAGS), '"2024" twice'), 'Remove the duplicate "2024".'],
  ['/role', invalidValue({ enum: ['member', 'owner'] }, 'x'), 'Choose one of these: member, owner.'],
  ['/data/cover', 'must be an image source: "asset:ast_…"; received "x"', 'Choose an image.'],
  ['/password', 'is not the password of this account', 'Incorrect password.'],
  [
    '/colorProfile',
    'is required for PDF/X-4; expected one of "PSO Uncoated v3"',
    'PDF/X-4 needs the colors of a printing process: choose one.',
  ],
  ['/data/link', 'must be valid JSON', 'This must be valid JSON.'],
])('the issue at %s, “%s”, is reworded for forms as “%s”', (pointer, detail, sentence) => {
  expect(formSentence({ pointer, detail })).toBe(sentence)
})

it('an error message names the failed action before the reason', () => {
  const unreachable = new TypeError('Failed to fetch')
  expect(couldNot('rename the design', unreachable)).toBe(
    'Couldn’t rename the design: Can’t reach Platen. Check your connection and try again.',
  )
  const tooLong = problem({
    errors: [{ pointer: '/title', detail: invalidValue(TITLE, 'a'.repeat(256)) }],
  })
  expect(couldNot('rename the design', tooLong)).toBe('Couldn’t rename the design: Use 255 characters or fewer.')
})

it('an issue inside a document is shown in the API’s own words', () => {
  const errors = [{ pointer: '/document/pages/0/elements/1/fill', detail: 'must be a color; received 1' }]
  expect(messageOf(problem({ errors, detail: 'The document is invalid.' }))).toBe('The document is invalid.')
})

it('a wait of more than 90 seconds is shown in minutes, and a shorter wait in seconds', () => {
  expect(messageOf(problem({ code: 'too_many_attempts', retryAfter: 896 }))).toBe(
    'Too many attempts. Try again in 15 minutes.',
  )
  expect(messageOf(problem({ code: 'rate_limited', retryAfter: 40 }))).toBe(
    'Too many requests. Try again in 40 seconds.',
  )
})

it('the message for an unsupported upload names the formats without media types', () => {
  expect(messageOf(problem({ code: 'unsupported_upload' }))).toBe(
    'This file isn’t a valid PNG, JPEG, WebP, AVIF, GIF, SVG, HEIC or HEIF image.',
  )
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
