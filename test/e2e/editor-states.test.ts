import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import type { Kind } from '../../src/document/elements/element.ts'
import type { Browser } from '../setup/browser.ts'
import { useApp } from '../setup/use-app.ts'
import { violationsIn } from '../setup/violations.ts'
import type { Visits } from '../setup/visits.ts'
import { compareScreenshot } from './compare-screenshot.ts'

const MINUTES_MS = 240_000
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
  text: { text: '{{greeting|Hello}} world', fit: 'shrink', background: { paint: '#e5e7eb' }, tabs: [{ at: 40 }] },
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
  // On a phone, it may be covered.
  await page.locator('[data-stage][aria-busy=false]').waitFor({ state: 'attached' })
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

const item = (name: string) => (page: Page) => page.getByRole('menuitem', { name }).press('Enter')
const focusPage = (page: Page) => page.getByRole('application').focus()

/** What lies above the page. The page below it is checked in other states. */
const LAYERS = '[role=dialog], [role=alertdialog], [role=menu]'

/** Closes what is open, and opens something of a role. */
const opening = (
  role: 'dialog' | 'listbox' | 'menu' | 'textbox' | 'toolbar',
  ...steps: readonly State[1][]
): State[1] => {
  return async (page) => {
    await page.keyboard.press('Escape')
    await expect.poll(() => page.locator(LAYERS).count()).toBe(0)
    for (const step of steps) await step(page)
    await page.getByRole(role).first().waitFor()
  }
}

/** Checks each state in the light theme, and the colors of the dark one: what is above the page, or all of `within`. */
async function faultsIn(page: Page, states: readonly State[], within = 'body'): Promise<string[]> {
  const faults: string[] = []
  for (const [name, reach] of states) {
    await reach(page)
    const scope = { within: (await page.locator(LAYERS).count()) > 0 ? LAYERS : within }
    for (const fault of await violationsIn(page, scope)) faults.push(`${name}: ${fault}`)
    await page.emulateMedia({ colorScheme: 'dark' })
    for (const fault of await violationsIn(page, { ...scope, rules: ['color-contrast'] }))
      faults.push(`${name}, dark: ${fault}`)
    await page.emulateMedia({ colorScheme: 'light' })
  }
  return faults
}

/** Sections remain open for the following elements. */
async function openSections(page: Page): Promise<void> {
  const closed = page.locator('aside[aria-label=Properties] button[aria-expanded=false][aria-controls]')
  const openAll = () => closed.evaluateAll((buttons: HTMLButtonElement[]) => buttons.map((each) => each.click()).length)
  await expect.poll(openAll).toBe(0)
}

describe.skipIf(!browser)('axe finds nothing in the editor', () => {
  test(
    'while nothing is on the page, and in each section of what can be added',
    async () => {
      const page = await open([{ id: 'p', elements: [] }])
      const sections = ['Shapes', 'Lines', 'Icons', 'Pictures', 'Charts', 'Tables', 'Codes', 'Lists']
      const states: State[] = sections.map((name) => [name, (each) => each.getByRole('tab', { name }).click()])
      expect(await faultsIn(page, [['empty', () => Promise.resolve()]])).toEqual([])
      expect(await faultsIn(page, states, 'aside[aria-label=Panels]')).toEqual([])
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
      expect(await faultsIn(page, states, 'aside[aria-label=Properties]')).toEqual([])
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
          ['warnings', opening('dialog', button('warning'))],
          ['colors', opening('dialog', select('rect'), button('Fill: #c8102e'))],
          ['pattern', button('Pattern')],
          ['gradient', button('Conic gradient')],
          ['fonts', opening('listbox', select('text'), button('Font: '))],
          ['values', opening('dialog', select('chart'), button('Edit values'))],
          ['cells', opening('dialog', select('table'), button('Edit cells'))],
          ['pictures', opening('dialog', select('image'), button('Replace'))],
          ['menu of the page', opening('menu', focusPage, key('Shift+F10'))],
          ['menu of layers', opening('menu', select('star'), key('Shift+F10'))],
          ['menu of pages', opening('menu', button('Page actions'))],
          ['view', opening('menu', button('View'))],
          ['guides', opening('dialog', button('View'), item('Edit guides…'))],
          ['palette', opening('dialog', key('Control+k'))],
          ['keys', opening('dialog', key('?'))],
          ['export', opening('dialog', button('Export'))],
          ['publish', opening('dialog', button('Publish as template'))],
          ['renaming', opening('textbox', select('line'), key('F2'))],
          ['data', opening('toolbar', (each) => each.getByRole('tab', { name: 'Data' }).click(), key('Shift+D'))],
          ['worst case', opening('menu', button('Worst case'))],
          ['rows', opening('dialog', button('Add rows'))],
          ['presentation', opening('dialog', key('Shift+P'))],
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

  test.each([
    ['tablet', { width: 820, height: 1180 }],
    ['phone', { width: 390, height: 844 }],
  ])(
    'on a %s',
    async (_, viewport) => {
      const page = await open([{ id: 'p', elements: elements() }], viewport)
      expect(await faultsIn(page, [['opened', () => Promise.resolve()]])).toEqual([])
    },
    MINUTES_MS,
  )
})

test.skipIf(!browser)(
  'the editor looks as reviewed, in both themes',
  async () => {
    const page = await open([{ id: 'p', elements: elements() }])
    await select('chart')(page)
    await page.getByRole('button', { name: 'warning' }).waitFor()
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      await compareScreenshot(`editor-desktop-${colorScheme}`, () => page.screenshot())
    }
  },
  MINUTES_MS,
)
