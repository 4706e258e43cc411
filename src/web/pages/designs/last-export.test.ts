import { expect, it } from 'vitest'
import { NEW_EXPORT } from './export-form.ts'
import { choicesOf, formFrom } from './last-export.ts'

const POST = { width: 1080, height: 1080 }
const CARD = { width: 321, height: 208 }

it('an export begins with the choices of the last one, but not with what belongs to its design', () => {
  const options = { ...NEW_EXPORT.options, quality: '40', bleed: '3 mm', metadata: { author: 'Ada' } }
  const last = { ...NEW_EXPORT, format: 'jpeg', scale: '2', pages: '1', filename: 'card', options } as const
  expect(formFrom(choicesOf(last), POST)).toEqual({
    ...NEW_EXPORT,
    ...{ format: 'jpeg', scale: '2', options: { ...NEW_EXPORT.options, quality: '40' } },
  })
})

it('the scale of a PDF is not remembered', () => {
  const last = { ...NEW_EXPORT, format: 'pdf', scale: '3' } as const
  expect(formFrom(choicesOf(last), CARD)).toMatchObject({ format: 'pdf', scale: '1' })
})

it('a color profile that an admin added is remembered', () => {
  const last = { ...NEW_EXPORT, format: 'pdf', options: { ...NEW_EXPORT.options, colorProfile: 'house-2026' } } as const
  expect(formFrom(choicesOf(last), CARD).options['colorProfile']).toBe('house-2026')
})

it('the first export of a paper is a PDF, and of others a PNG', () => {
  expect(formFrom('', CARD).format).toBe('pdf')
  expect(formFrom('', POST).format).toBe('png')
})

it.each(['nonsense', '[]', 'null', '{"format":"bmp"}', '{"format":"gif","scale":2,"options":[1]}'])(
  'stored choices that are unknown are ignored: %s',
  (stored) => {
    expect(formFrom(stored, POST)).toEqual({ ...NEW_EXPORT, format: stored.includes('gif') ? 'gif' : 'png' })
  },
)

it('stored options that no longer exist, or have other values, are ignored', () => {
  const options = { colorProfile: 'not a name', conformsTo: ['PDF/X-9'], transparent: 'yes', quality: '50', old: true }
  expect(formFrom(JSON.stringify({ format: 'pdf', options }), POST).options).toEqual({
    ...NEW_EXPORT.options,
    quality: '50',
  })
})
