import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import type { Kind } from '../../src/document/elements/element.ts'
import type { Browser } from '../setup/browser.ts'
import { useApp } from '../setup/use-app.ts'
import { contrastViolationsIn, violationsIn } from '../setup/violations.ts'
import type { Visits } from '../setup/visits.ts'

const MINUTES_MS = 120_000
const DESKTOP = { width: 1440, height: 900 }
let ada: Browser
let visits: Visits
let drawing: string

const browser = await useApp(async (opened) => {
  ;({ visits, owner: ada } = opened)
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path fill="#00aa55" d="M0 0h9v9z"/></svg>'
  const { body } = await ada.post('/api/assets?name=drawing.svg', svg, { 'content-type': 'image/svg+xml' })
  drawing = `asset:${body._id}`
})

const BOX = { width: 140, height: 90 }
const SHADOWS = [{ y: 4, blur: 8, color: '#00000040' }]

/** One element of each kind, without its place, with values that open further fields. */
const OF_KIND: Readonly<Record<Kind, object>> = {
  text: { text: '{{greeting|Hello}} world', fit: 'shrink', background: { paint: '#ffe45c' }, tabs: [{ at: 40 }] },
  image: { src: 'builtin:sea', mask: { type: 'ellipse' }, filters: { tint: { color: '#ff0000' } }, alt: 'The sea' },
  rect: { fill: '#c8102e', stroke: { paint: '#000000' }, shadows: SHADOWS, slot: 'square' },
  ellipse: {
    fill: {
      type: 'linear',
      stops: [
        { offset: 0, color: '#ff0000' },
        { offset: 1, color: '#0000ff' },
      ],
    },
  },
  polygon: { sides: 6, fill: '#1f7a8c' },
  star: { points: 5, fill: 'brand:accent' },
  line: {
    points: [
      { x: 0, y: 0 },
      { x: 140, y: 90 },
    ],
    stroke: { paint: '#000000', width: 4 },
  },
  path: { d: 'M0 0L10 0L5 10Z', viewBox: [0, 0, 10, 10], fill: '#00aa55' },
  svg: {},
  code: { symbology: 'qrcode', data: 'https://example.com' },
  chart: { kind: 'bar', categories: ['A', 'B'], series: [{ name: 'Sales', values: [3, 5] }], slot: 'sales' },
  table: { columns: [{ title: 'Item' }], rows: [['Tea']], border: { outer: { color: '#000000' } } },
  group: {
    clip: true,
    layout: { gap: 8 },
    elements: [{ id: 'inside', type: 'rect', x: 0, y: 0, width: 20, height: 20 }],
  },
  repeat: {
    layout: { direction: 'row' },
    elements: [{ id: 'entry', type: 'text', x: 0, y: 0, width: 60, height: 30, text: '{{name}}' }],
    entries: [{ name: 'One' }, { name: 'Two' }],
  },
}

const KINDS = Object.keys(OF_KIND) as Kind[]

/** A design of all kinds, and a text that does not fit. */
function elements(): object[] {
  return [
    ...KINDS.map((type, index) => {
      const place = { x: 20 + (index % 5) * 155, y: 20 + Math.floor(index / 5) * 105, ...BOX }
      return { id: type, type, name: type, ...place, ...OF_KIND[type], ...(type === 'svg' && { src: drawing }) }
    }),
    { id: 'cut', type: 'text', name: 'cut', x: 640, y: 340, width: 40, height: 12, text: 'Too long for its box' },
  ]
}

async function open(pages: readonly object[], viewport = DESKTOP): Promise<Page> {
  const brand = { colors: { accent: '#d97706' }, fonts: { heading: 'Lora' } }
  const document = { version: 1, brand, guides: { vertical: [100] }, pages }
  const { body } = await ada.post('/api/designs', { title: 'All kinds', width: 800, height: 400, document })
  expect(body.errors).toBeUndefined()
  const { page } = await visits.open({ as: ada, path: `/designs/${body._id}/edit`, viewport })
  await page.locator('[data-stage][aria-busy=false]').waitFor()
  return page
}

/** How to reach a state from the one before. */
type State = readonly [name: string, reach: (page: Page) => Promise<unknown>]

const key =
  (...keys: string[]) =>
  async (page: Page) => {
    for (const each of keys) await page.keyboard.press(each)
  }
const button = (name: string) => (page: Page) => page.getByRole('button', { name }).first().press('Enter')
const select = (name: string) => (page: Page) => page.getByRole('treeitem', { name, exact: true }).click()

/** Checks each state in the light theme, and the colors of the dark one. */
async function faultsIn(page: Page, states: readonly State[], scope = {}): Promise<string[]> {
  const faults: string[] = []
  for (const [name, reach] of states) {
    await reach(page)
    if (process.env['LOOK']) await page.screenshot({ path: `/tmp/w/structure-look/${name.replaceAll(' ', '-')}.png` })
    for (const fault of await violationsIn(page, scope)) faults.push(`${name}: ${fault}`)
    await page.emulateMedia({ colorScheme: 'dark' })
    for (const fault of await contrastViolationsIn(page, scope)) faults.push(`${name}, dark: ${fault}`)
    await page.emulateMedia({ colorScheme: 'light' })
  }
  return faults
}

/** Sections remain open for the following elements. */
async function openSections(page: Page): Promise<void> {
  const closed = page
    .getByRole('complementary', { name: 'Properties' })
    .locator('button[aria-expanded=false][aria-controls]')
  while ((await closed.count()) > 0) await closed.first().press('Enter')
}

describe.skipIf(!browser)('axe finds nothing in the editor', () => {
  test(
    'while nothing is on the page, and in each section of what can be added',
    async () => {
      const page = await open([{ id: 'p', elements: [] }])
      const sections = ['Shapes', 'Lines', 'Icons', 'Pictures', 'Charts', 'Tables', 'Codes', 'Lists']
      const states: State[] = sections.map((name) => [name, (each) => each.getByRole('tab', { name }).click()])
      expect(await faultsIn(page, [['empty', () => Promise.resolve()], ...states])).toEqual([])
    },
    MINUTES_MS,
  )

  test(
    'in the properties of any element, with all sections open',
    async () => {
      const page = await open([{ id: 'p', elements: elements() }])
      const states: State[] = [
        ['design', openSections],
        ...KINDS.map((kind): State => [kind, (each) => select(kind)(each).then(() => openSections(each))]),
        ['several', key('Control+a')],
        ['locked', key('Control+Shift+l')],
      ]
      expect(await faultsIn(page, states, { within: 'aside[aria-label=Properties]' })).toEqual([])
    },
    MINUTES_MS,
  )

  test(
    'in its panels, menus and dialogs',
    async () => {
      const page = await open([
        { id: 'p', elements: elements() },
        { id: 'q', elements: [] },
      ])
      expect(
        await faultsIn(page, [
          ['warnings', button('warning')],
          [
            'colors',
            async (each) => {
              await each.keyboard.press('Escape')
              await select('rect')(each)
              await button('Fill: #c8102e')(each)
            },
          ],
          ['pattern', button('Pattern')],
          ['gradient', button('Conic gradient')],
          [
            'fonts',
            async (each) => {
              await each.keyboard.press('Escape')
              await select('text')(each)
              await button('Font: ')(each)
              await each.getByRole('listbox').getByRole('option').first().waitFor()
            },
          ],
          [
            'values',
            async (each) => {
              await each.keyboard.press('Escape')
              await select('chart')(each)
              await button('Edit values')(each)
            },
          ],
          [
            'cells',
            async (each) => {
              await each.keyboard.press('Escape')
              await select('table')(each)
              await button('Edit cells')(each)
            },
          ],
          [
            'pictures',
            async (each) => {
              await each.keyboard.press('Escape')
              await select('image')(each)
              await each.getByRole('button', { name: 'Replace', exact: true }).press('Enter')
              await each.getByRole('dialog').waitFor()
            },
          ],
          [
            'menu of the page',
            async (each) => {
              await each.keyboard.press('Escape')
              await each.getByRole('dialog').waitFor({ state: 'detached' })
              await each.getByRole('application').focus()
              await each.keyboard.press('Shift+F10')
            },
          ],
          [
            'menu of layers',
            async (each) => {
              await each.keyboard.press('Escape')
              await select('star')(each)
              await each.keyboard.press('Shift+F10')
            },
          ],
          ['renaming', key('Escape', 'F2')],
          [
            'menu of pages',
            async (each) => {
              await each.keyboard.press('Escape')
              await button('Page actions')(each)
            },
          ],
          [
            'view',
            async (each) => {
              await each.keyboard.press('Escape')
              await button('View')(each)
            },
          ],
          ['guides', (each) => each.getByRole('menuitem', { name: 'Edit guides…' }).press('Enter')],
          ['palette', key('Escape', 'Control+k')],
          ['keys', key('Escape', '?')],
          [
            'export',
            async (each) => {
              await each.keyboard.press('Escape')
              await button('Export')(each)
              await each.getByRole('dialog').waitFor()
            },
          ],
          [
            'publish',
            async (each) => {
              await each.keyboard.press('Escape')
              await button('Publish')(each)
              await each.getByRole('dialog').waitFor()
            },
          ],
          [
            'data',
            async (each) => {
              await each.keyboard.press('Escape')
              await each.getByRole('tab', { name: 'Data' }).click()
              await each.keyboard.press('Shift+D')
            },
          ],
          ['worst case', button('Worst case')],
          [
            'rows',
            async (each) => {
              await each.keyboard.press('Escape')
              await button('Add rows')(each)
            },
          ],
          ['presentation', key('Escape', 'Shift+P')],
        ]),
      ).toEqual([])
    },
    MINUTES_MS,
  )

  test(
    'while typing, with the slots that are offered',
    async () => {
      const page = await open([{ id: 'p', elements: elements() }])
      expect(
        await faultsIn(page, [
          [
            'typing',
            async (each) => {
              await select('text')(each)
              await each.getByRole('application').focus()
              await each.keyboard.press('Enter')
              await each.getByRole('textbox', { name: 'text' }).waitFor()
            },
          ],
          [
            'slots',
            async (each) => {
              await each.keyboard.press('End')
              await each.keyboard.type(' {{')
              await each.getByRole('listbox').getByRole('option').first().waitFor()
            },
          ],
        ]),
      ).toEqual([])
    },
    MINUTES_MS,
  )
})
