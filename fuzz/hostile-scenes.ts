import type { Random } from '../drill/random.ts'
import type { Size } from '../src/document/document.ts'
import { SENTENCES } from './sentences.ts'

export interface Scene {
  readonly size: Size
  /** Elements without IDs. */
  readonly elements: readonly Readonly<Record<string, unknown>>[]
}

const POSTER: Size = { width: 4000, height: 4000 }
const POST: Size = { width: 1080, height: 1080 }
const PHOTO = 'builtin:sea'

/** What once took minutes or gigabytes, and combinations that chance does not find. */
export const HOSTILE_SCENES: Readonly<Record<string, (random: Random) => Scene>> = {
  'shadows on a poster': (random) => ({
    size: POSTER,
    elements: times(random.pick([1, 4, 12]), () => ({
      ...box(random, POSTER, 0.9),
      ...random.pick([
        { type: 'star', points: 100, innerRatio: 0.5, fill: '#e11d48' },
        { type: 'text', text: words(random, 60), fontSize: 200 },
        { type: 'image', src: PHOTO, mask: { type: 'ellipse' } },
      ]),
      rotation: random.between(0, 90),
      shadows: times(random.pick([1, 4, 16]), () => ({
        ...{ x: random.between(-900, 900), y: random.between(-900, 900) },
        ...{ blur: random.pick([0, 3, 80, 500]), color: '#00000099', inner: random.chance(0.3) },
      })),
    })),
  }),
  'blur on a poster': (random) => ({
    size: POSTER,
    elements: times(random.pick([1, 3, 10]), () => ({
      ...{ ...box(random, POSTER, 1), type: 'rect', fill: '#2563eb', blur: random.pick([1, 40, 500]) },
      ...{ opacity: random.between(0.2, 1), blendMode: random.pick(['normal', 'multiply', 'hue']) },
    })),
  }),
  'tiny dashes': (random) => ({
    size: POST,
    elements: times(random.pick([1, 5]), () => ({
      ...box(random, POST, 0.9),
      ...random.pick([
        { type: 'ellipse', fill: null },
        { type: 'path', d: 'M0 0C9 90 90-90 99 99S-900 90 9 9', viewBox: [0, 0, 99, 99], fill: null },
        { type: 'text', text: words(random, 40), fontSize: 80 },
        { type: 'polygon', sides: 100, fill: null },
      ]),
      stroke: {
        ...{
          paint: '#dc2626',
          width: random.pick([0.01, 1, 30, 1000]),
          align: random.pick(['inside', 'center', 'outside']),
        },
        ...{
          dash: random.pick([[1e-6, 1e-6], [0.001], [0.1, 10], [0, 0.01]]),
          cap: random.pick(['butt', 'round', 'square']),
        },
      },
      shadows: random.chance(0.5) ? [{ blur: 20, x: 4 }] : [],
    })),
  }),
  'deep groups': (random) => {
    let inner: Readonly<Record<string, unknown>> = {
      ...whole(POST),
      type: 'image',
      src: PHOTO,
      blur: random.pick([0, 5]),
    }
    for (let depth = random.pick([8, 31]); depth > 0; depth -= 1) {
      inner = {
        ...{
          ...whole(POST),
          type: 'group',
          elements: [inner],
          clip: true,
          cornerRadius: 40,
          rotation: random.between(-5, 5),
        },
        ...{ opacity: 0.97, backdropBlur: random.pick([0, 0, 8]), shadows: random.chance(0.3) ? [{ blur: 30 }] : [] },
        mask: random.pick([null, { type: 'ellipse' }, fade()]),
      }
    }
    return { size: POST, elements: [inner] }
  },
  'text in two directions that shrinks': (random) => ({
    size: POST,
    elements: [
      {
        ...{ x: 10, y: 10, width: random.pick([0, 60, 900]), height: random.pick([0, 900]), type: 'text' },
        text: mixedDirections(random).slice(0, random.pick([600, 6_000])),
        ...{
          fit: random.pick(['shrink', 'fill']),
          fontSize: 60,
          padding: random.pick([0, 50, 2_000]),
          hyphens: 'auto',
        },
        ...{ align: 'justify', columns: random.pick([1, 3, 20]), dropCap: random.pick([0, 3, 20]) },
        ...{ writingMode: random.pick(['horizontal', 'vertical']), letterSpacing: random.pick([-1, 0, 10]) },
      },
    ],
  }),
  'vertical text, turned and flipped': (random) => ({
    size: POST,
    elements: times(4, () => ({
      ...{
        ...box(random, POST, 0.8),
        type: 'text',
        text: words(random, 200),
        writingMode: 'vertical',
        flipX: random.chance(0.5),
      },
      ...{ rotation: random.between(-3600, 3600), fontStyle: 'italic', fontSize: random.pick([1, 12, 900, 2000]) },
      ...{ underline: true, baselineShift: random.between(-10, 10), background: { paint: '#fde68a', radius: 10_000 } },
    })),
  }),
  'glass over glass': (random) => ({
    size: random.pick([POST, POSTER]),
    elements: [
      { ...whole(POSTER), type: 'image', src: PHOTO },
      ...times(random.pick([3, 30, 150]), () => ({
        ...{ ...box(random, POST, 0.9), type: 'ellipse', fill: '#ffffff33', backdropBlur: random.pick([2, 30, 500]) },
        ...{ rotation: 10, shadows: random.chance(0.3) ? [{ blur: 60 }] : [] },
      })),
    ],
  }),
  'patterns of tiny tiles': (random) => ({
    size: random.pick([POST, POSTER]),
    elements: times(3, () => ({
      ...{ ...box(random, POSTER, 1), type: random.pick(['rect', 'star']), rotation: random.between(0, 90) },
      fill: {
        ...{
          type: 'pattern',
          src: random.pick([PHOTO, 'asset:ast_sun']),
          scale: random.pick([0.001, 0.004, 0.02, 1, 1_000]),
        },
        ...{ gap: random.pick([0, 0.001, 1, 10_000]), angle: random.between(0, 360) },
      },
      stroke: { paint: { type: 'pattern', src: 'asset:ast_badge', scale: 0.002 }, width: 60 },
    })),
  }),
  'text on long paths': (random) => {
    const count = random.pick([3, 400, 2_000])
    const points = times(
      count,
      () => `${random.between(-500, 1_500).toFixed(2)} ${random.between(-500, 1_500).toFixed(2)}`,
    )
    return {
      size: POST,
      elements: [
        {
          ...{ ...whole(POST), type: 'text', text: words(random, 900), fontSize: random.pick([2, 14, 300]) },
          path: random.chance(0.7)
            ? { type: 'path', d: `M0 0 ${random.chance(0.5) ? 'L' : 'T'}${points.join(' ')}`, side: 'inside' }
            : { type: 'circle', startAngle: 3600 },
          ...{
            fit: random.pick(['fixed', 'shrink', 'fill']),
            shadows: [{ blur: 10 }],
            stroke: { paint: '#000', width: 0.5 },
          },
        },
      ],
    }
  },
  'groups of texts that fit': (random) => ({
    size: POST,
    elements: times(random.pick([4, 60]), () => ({
      ...{ ...box(random, POST, 0.4), type: 'text', text: words(random, random.pick([0, 1, 200])), fitGroup: 'one' },
      ...{
        fit: random.pick(['shrink', 'fill']),
        fontSize: random.pick([1, 30, 2000]),
        minFontSize: random.pick([1, 40, 2000]),
      },
      ...{ maxFontSize: random.pick([1, 90, 2000]), columns: random.pick([1, 4]), hyphens: 'auto', language: 'de' },
    })),
  }),
  'a wide table': (random) => {
    const columns = random.pick([1, 12, 50])
    return {
      size: POST,
      elements: [
        {
          ...{
            ...whole(POST),
            type: 'table',
            overflow: random.pick(['visible', 'cut', 'pages']),
            rowHeight: random.pick([0, 1, 200]),
          },
          columns: times(columns, () => ({ title: words(random, 3), width: random.pick(['auto', 0, 10_000]) })),
          rows: times(random.pick([1, 40, 300]), () => times(columns, () => words(random, random.pick([0, 1, 9])))),
          ...{ padding: random.pick([0, 8, 10_000]), fontSize: random.pick([1, 14, 400]) },
        },
      ],
    }
  },
  'a crowded chart': (random) => ({
    size: POST,
    elements: [
      {
        ...{ ...whole(POST), type: 'chart', kind: random.pick(['bar', 'stacked', 'line', 'area']) },
        categories: times(random.pick([0, 3, 500]), () => words(random, 3)),
        series: times(random.pick([1, 2, 24]), () => ({
          name: words(random, 2),
          values: times(random.pick([1, 50, 500]), () => random.between(0, random.pick([1, 1e-9, 1e15]))),
        })),
        ...{ valueLabels: random.pick(['none', 'value', 'share']), curve: 1, markers: true, lineWidth: 100 },
        ...{
          fontSize: random.pick([1, 14, 2000]),
          legend: 'right',
          direction: random.pick(['vertical', 'horizontal']),
        },
      },
    ],
  }),
  'boxes without area': (random) => ({
    size: random.pick([POST, { width: 1, height: 1 }, { width: 10_000, height: 1 }]),
    elements: times(30, () => ({
      ...{ ...box(random, POST, 0.5), width: random.pick([0, 1e-6, 1]), height: random.pick([0, 1e6]) },
      ...random.pick([
        { type: 'text', text: words(random, 50), fit: random.pick(['fixed', 'grow', 'shrink', 'fill']) },
        { type: 'image', src: PHOTO, filters: { blur: 500 }, mask: fade() },
        { type: 'svg', src: 'asset:ast_sun', fit: 'cover' },
        { type: 'code', symbology: 'qrcode', data: 'Hello' },
        { type: 'ellipse', startAngle: 10, endAngle: 11, innerRadius: 1, stroke: { paint: '#000', width: 1000 } },
        { type: 'path', d: 'M0 0L1 1', viewBox: [1e6, 1e6, 0.001, 0.001], stroke: { paint: '#000', width: 9 } },
      ]),
      shadows: [{ blur: 10, inner: random.chance(0.5) }],
      backdropBlur: random.pick([0, 9]),
    })),
  }),
  'thousands of elements': (random) => {
    const common = random.pick([{}, { shadows: [{ blur: 8 }] }, { blur: 2 }, { blendMode: 'multiply', opacity: 0.5 }])
    return {
      size: POST,
      elements: times(random.pick([500, 3_000]), () => ({
        ...{ ...box(random, POST, 0.1), type: random.pick(['rect', 'ellipse', 'star', 'polygon']), fill: '#16a34a' },
        ...common,
      })),
    }
  },
  'masks in masks': (random) => ({
    size: random.pick([POST, POSTER]),
    elements: times(6, () => ({
      ...{
        ...box(random, POST, 1),
        type: 'group',
        clip: true,
        mask: random.pick([fade(), { type: 'alpha', src: 'asset:ast_badge' }]),
      },
      ...{ rotation: random.between(0, 360), opacity: 0.9, blendMode: random.pick(['normal', 'luminosity']) },
      elements: times(4, () => ({
        ...{
          ...box(random, POST, 1),
          type: 'image',
          src: PHOTO,
          mask: { type: 'alpha', src: 'builtin:mountains', fit: 'cover' },
        },
        ...{
          filters: { blur: random.pick([0, 200]), duotone: { dark: '#000', light: '#fff' } },
          stroke: { paint: '#fff', width: 20 },
        },
      })),
    })),
  }),
}

function times<Item>(count: number, create: () => Item): Item[] {
  return Array.from({ length: count }, create)
}

function box(random: Random, { width, height }: Size, share: number): Readonly<Record<string, number>> {
  return {
    ...{ x: Math.round(random.between(-0.1, 0.6) * width), y: Math.round(random.between(-0.1, 0.6) * height) },
    ...{ width: random.between(0.01, share) * width, height: random.between(0.01, share) * height },
  }
}

function whole({ width, height }: Size): Readonly<Record<string, number>> {
  return { x: 0, y: 0, width, height }
}

function fade(): Readonly<Record<string, unknown>> {
  const stops = [
    { offset: 0, color: '#000000' },
    { offset: 1, color: '#00000000' },
  ]
  return { type: 'gradient', gradient: { type: 'linear', angle: 45, stops } }
}

function words(random: Random, count: number): string {
  return times(count, () => random.pick(random.pick(SENTENCES))).join(' ')
}

function mixedDirections(random: Random): string {
  return times(1_500, () => random.pick(['אבגד', 'السلام', 'word', '12,5', '(a]', '🎉', '\u202b', '\n', '字'])).join(
    ' ',
  )
}
