import type { Random } from '../drill/random.ts'
import { POST, times, box, whole, words, mixedDirections, type Scene } from './scene.ts'

/** Texts, tables and charts that are hard to lay out. */
export const HOSTILE_TEXTS: Readonly<Record<string, (random: Random) => Scene>> = {
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
}
