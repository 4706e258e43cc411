import fc from 'fast-check'
import type { Paint, Stroke } from '../paint.ts'

export const color = fc.constantFrom('#fff', '#0a1B2c', '#11223344', 'brand:accent')

export const unit = fc.double({ min: 0, max: 1, noNaN: true })

export const coordinate = fc.oneof(
  fc.integer({ min: -2_000, max: 2_000 }),
  fc.double({ min: -1_000_000, max: 1_000_000, noNaN: true }),
)

export const length = fc.oneof(fc.constantFrom(0, 1080, 1920), fc.double({ min: 0, max: 1_000_000, noNaN: true }))

const slot = fc.constantFrom('title', 'photo', 'brand', 'a~b/c')

const stops = fc.array(fc.record({ offset: unit, color }), { minLength: 2, maxLength: 4 })

export const paint: fc.Arbitrary<Paint> = fc.oneof(
  color,
  fc.record({ type: fc.constant('linear' as const), stops }),
  fc.record({ type: fc.constant('radial' as const), stops }),
  fc.record({ type: fc.constant('image' as const), src: fc.constantFrom('builtin:sea', 'asset:ast_1') }),
  fc.record({
    type: fc.constant('pattern' as const),
    src: fc.constantFrom('builtin:sea', 'asset:ast_1'),
    scale: fc.double({ min: 0.001, max: 1_000, noNaN: true }),
    gap: fc.integer({ min: 0, max: 10_000 }),
  }),
)

export const stroke: fc.Arbitrary<Stroke> = fc.record(
  {
    paint,
    width: fc.integer({ min: 0, max: 1_000 }),
    dash: fc.array(fc.integer({ min: 0, max: 10_000 }), { maxLength: 4 }),
  },
  { requiredKeys: ['paint'] },
)

export const mask = fc.oneof(
  fc.constant(null),
  fc.record({ type: fc.constant('alpha' as const), src: fc.constantFrom('builtin:sea', 'asset:ast_1') }),
  fc.record({
    type: fc.constant('gradient' as const),
    gradient: fc.record({ type: fc.constant('linear' as const), stops }),
  }),
)

export const words = fc
  .array(fc.constantFrom('Hello', ' ', '{{title}}', '{{name|there}}', '{{ city }}', '{{', '}}', '🎉', 'é'), {
    maxLength: 6,
  })
  .map((parts) => parts.join(''))

export const cornerRadius = fc.oneof(length, fc.tuple(length, length, length, length))

export const style = {
  fontSize: fc.integer({ min: 1, max: 2_000 }),
  fill: paint,
  stroke: fc.oneof(stroke, fc.constant(null)),
}

export const base = {
  x: coordinate,
  y: coordinate,
  width: length,
  height: length,
  rotation: fc.constantFrom(0, 45, 90, 360),
  opacity: unit,
  visible: fc.boolean(),
  shadows: fc.array(fc.record({ x: coordinate, blur: fc.integer({ min: 0, max: 500 }) }), { maxLength: 2 }),
  blur: fc.integer({ min: 0, max: 500 }),
  backdropBlur: fc.integer({ min: 0, max: 500 }),
  flipX: fc.boolean(),
  flipY: fc.boolean(),
  placement: fc.constantFrom('flow', 'cover', 'free'),
  slot,
}

export const box = ['x', 'y', 'width', 'height'] as const

export type Draft = Record<string, unknown>
