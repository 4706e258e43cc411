import type { Canvas } from '@napi-rs/canvas'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { openBundledFonts } from '../../src/assets/fonts/bundled-fonts.ts'
import type { Page } from '../../src/document/document.ts'
import type { Element } from '../../src/document/elements/element.ts'
import { isContainer } from '../../src/edit/tree/container.ts'
import { openRenderTools } from '../../src/render/open-render-tools.ts'
import { asContext, createLayer, newPath, openCanvas } from '../../src/render/skia.ts'
import { createStageCanvas } from '../../src/web/pages/editor/stage/stage-canvas.ts'
import type { Picture } from '../../src/web/pages/editor/stage/stage-picture.ts'
import type { SliceLimits } from '../../src/web/pages/editor/stage/slices.ts'

/*
 * The editor paints only what changes while something is dragged or typed. Each frame must look like the
 * whole page painted again, apart from rounding where a picture of many elements is copied; once the
 * change has ended, nothing may differ.
 */

/** Each of two translucent elements that are copied with others may be rounded otherwise. */
const TOLERATED_LEVELS = 2
const SIZE = { width: 100, height: 74 }
const VIEWPORT = { width: 116, height: 88 }
const layoutText = openRenderTools().layoutIn(openBundledFonts())
const resources: Picture['resources'] = {
  warnings: [],
  environmentOf: (size, warn) => ({
    ...{ size, layoutText, pictures: new Map(), target: 'raster', createLayer, newPath, warn },
  }),
}

const color = fc.constantFrom('#e4572e', '#17bebbcc', '#ffc914', '#2e282a80', '#76b041')
const place = { x: fc.integer({ min: -20, max: 90 }), y: fc.integer({ min: -20, max: 66 }) }
const box = { ...place, width: fc.integer({ min: 4, max: 60 }), height: fc.integer({ min: 4, max: 45 }) }
const rare = <T>(value: T): fc.Arbitrary<T | undefined> => fc.constantFrom(undefined, undefined, undefined, value)
const look = fc
  .record({
    rotation: fc.constantFrom(0, 0, 17, 90),
    opacity: fc.constantFrom(1, 1, 0.6),
    blendMode: fc.constantFrom(...Array.from({ length: 8 }, () => 'normal'), 'multiply', 'difference'),
    shadows: rare([{ x: 3, y: 4, blur: 6, color: '#00000088' }]),
    blur: rare(2),
    backdropBlur: rare(3),
  })
  .map((properties) => Object.fromEntries(Object.entries(properties).filter(([, value]) => value !== undefined)))

const leaf = fc.oneof(
  { weight: 4, arbitrary: fc.record({ type: fc.constantFrom('rect', 'ellipse'), ...box, fill: color }) },
  {
    weight: 1,
    arbitrary: fc.record({
      ...{ type: fc.constant('rect'), ...box, fill: fc.constant(null) },
      stroke: fc.record({ paint: color, width: fc.constantFrom(1, 5), align: fc.constantFrom('inside', 'outside') }),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      ...{ type: fc.constant('text'), ...box, fill: color, fontSize: fc.constantFrom(9, 21) },
      ...{ text: fc.constantFrom('Two words', 'fjord', 'שלום'), fit: fc.constantFrom('none', 'shrink') },
      fitGroup: fc.constantFrom('titles', 'others'),
    }),
  },
)
const drawn = fc.tuple(leaf, look).map(([properties, more]) => ({ ...properties, ...more }))
const grouped = fc
  .record({ elements: fc.array(drawn, { minLength: 1, maxLength: 3 }), box: fc.record(box), look, clip: fc.boolean() })
  .map(({ elements, box: own, look: more, clip }) => ({ type: 'group', ...own, ...more, clip, elements }))
const elements = fc.array(fc.oneof({ weight: 4, arbitrary: drawn }, { weight: 1, arbitrary: grouped }), {
  ...{ minLength: 2, maxLength: 10, size: 'max' as const },
})

const change = fc.oneof(
  fc.record(place),
  fc.record({ width: fc.integer({ min: 1, max: 90 }) }),
  fc.record({ rotation: fc.constantFrom(0, 45) }),
  fc.record({ opacity: fc.constantFrom(0.3, 1) }),
)

interface Case {
  readonly page: Page
  readonly changing: ReadonlySet<string>
  readonly changes: readonly object[]
  readonly limits: SliceLimits
  readonly zoom: number
}

const cases: fc.Arbitrary<Case> = fc
  .record({
    elements,
    background: fc.constantFrom('#ffffff', '#c8d5bb', null),
    chosen: fc.array(fc.nat(40), { minLength: 1, maxLength: 4 }),
    changes: fc.array(change, { minLength: 1, maxLength: 3 }),
    limits: fc.record({ leastElements: fc.constantFrom(1, 2, 24), mostLayers: fc.constantFrom(0, 1, 3) }),
    zoom: fc.constantFrom(1, 1, 1.37),
  })
  .map(({ elements: unnamed, background, chosen, ...others }) => {
    let count = 0
    const named = (element: object): Element => {
      const id = `e${(count += 1)}`
      const inner = 'elements' in element ? { elements: (element.elements as object[]).map(named) } : {}
      return { ...element, ...inner, id } as Element
    }
    const page = { id: 'page', background, elements: unnamed.map(named) }
    const changing = new Set(chosen.map((choice) => `e${(choice % count) + 1}`))
    return { page, changing, ...others }
  })

test(
  'every frame of a change looks like the whole page painted again, and the last picture is exact',
  { timeout: 180_000 },
  () => {
    fc.assert(
      fc.property(cases, ({ page, changing, changes, limits, zoom }) => {
        const stage = createStageCanvas(changed.canvas, asContext(changed.context), limits)
        const pictureOf = (shown: Page): Picture => ({ ...VIEW, page: shown, camera: { ...VIEW.camera, zoom } })
        const { camera } = pictureOf(page)
        stage.paint({ ...pictureOf(page), camera })
        let now = page
        let expected = new Uint32Array(0) as Uint32Array
        for (const properties of changes) {
          now = { ...now, elements: now.elements.map((element) => changedElement(element, changing, properties)) }
          stage.paintChange({ ...pictureOf(now), camera }, changing)
          expected = repainted(pictureOf(now))
          expect(differenceOf(onWhite(changed.canvas), expected)).toBeLessThanOrEqual(TOLERATED_LEVELS)
        }
        stage.paint(pictureOf(now))
        expect(differenceOf(onWhite(changed.canvas), expected)).toBe(0)
      }),
      { numRuns: 400 },
    )
  },
)

const VIEW = {
  ...{ size: SIZE, resources, bleed: 0, viewport: VIEWPORT, ratio: 1 },
  camera: { x: 9, y: 8, zoom: 1 },
}

// Opened once, since canvases take longer than painting.
const [changed, whole, seen] = [openCanvas(1, 1), openCanvas(1, 1), openCanvas(VIEWPORT.width, VIEWPORT.height)]
const wholeStage = createStageCanvas(whole.canvas, asContext(whole.context))

/** What is seen of a canvas, since the colors of translucent pixels are rounded more. */
function onWhite(canvas: Canvas): Uint32Array {
  const { width, height } = VIEWPORT
  seen.context.fillStyle = '#ffffff'
  seen.context.fillRect(0, 0, width, height)
  seen.context.drawImage(canvas, 0, 0)
  return new Uint32Array(seen.context.getImageData(0, 0, width, height).data.buffer)
}

function repainted(picture: Picture): Uint32Array {
  wholeStage.paint(picture)
  return onWhite(whole.canvas)
}

function changedElement(element: Element, ids: ReadonlySet<string>, properties: object): Element {
  const own = ids.has(element.id) ? { ...element, ...properties } : element
  if (!isContainer(own)) return own
  return { ...own, elements: own.elements.map((child) => changedElement(child, ids, properties)) }
}

/** The largest difference of a channel, in levels of 255. */
function differenceOf(a: Uint32Array, b: Uint32Array): number {
  let largest = 0
  for (let index = 0; index < a.length; index += 1) {
    const [one = 0, other = 0] = [a[index], b[index]]
    if (one === other) continue
    for (const bits of [0, 8, 16, 24]) {
      largest = Math.max(largest, Math.abs(((one >>> bits) & 255) - ((other >>> bits) & 255)))
    }
  }
  return largest
}
