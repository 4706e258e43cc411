import type { Random } from '../drill/random.ts'
import { HOSTILE_TEXTS } from './hostile-texts.ts'
import { type Scene, POSTER, POST, PHOTO, times, box, whole, fade, words } from './scene.ts'

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
  ...HOSTILE_TEXTS,
}
