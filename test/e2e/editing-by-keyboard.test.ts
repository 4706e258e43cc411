import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import type { Browser } from '../setup/browser.ts'
import { untilDrawn, untilLoaded } from '../setup/drawn-editor.ts'
import { useApp } from '../setup/use-app.ts'
import type { Visits } from '../setup/visits.ts'

let ada: Browser
let visits: Visits

const browser = await useApp((opened) => {
  visits = opened.visits
  ada = opened.owner
})

const rect = (id: string, properties: object = {}): object => ({
  ...{ id, type: 'rect', x: 0, y: 0, width: 100, height: 100, fill: '#c8102e' },
  ...properties,
})

/** Opens a design of 400 × 300 in the editor, and returns how to read what is stored of it. */
async function edit(pages: readonly object[]) {
  const document = { version: 1, pages }
  const { body } = await ada.post('/api/designs', { title: 'Poster', width: 400, height: 300, document })
  const visit = await visits.open({
    as: ada,
    path: `/designs/${body._id}/edit`,
    viewport: { width: 1280, height: 800 },
  })
  await untilDrawn(visit.page)
  // Changes are announced from then on, and regions have their fields.
  await untilLoaded(visit.page, ['design-inspector', 'element-inspector', 'announcement'])
  // An empty design opens with what can be added.
  await visit.page.getByRole('tab', { name: 'Layers' }).press('Enter')
  await visit.page.getByRole('tab', { name: 'Layers' }).blur()
  const stored = async (): Promise<StoredPage[]> => (await ada.get(`/api/designs/${body._id}`)).body.document.pages
  return { page: visit.page, stored }
}

interface StoredPage {
  readonly id: string
  readonly name?: string
  readonly elements: readonly Record<string, unknown>[]
}

const press = async (page: Page, ...keys: readonly string[]): Promise<void> => {
  for (const key of keys) await page.keyboard.press(key)
}

/** What was announced last. */
const announced = (page: Page): Promise<string> =>
  page.locator('[data-announcer]').evaluate((status) => status.textContent.trim())

const focusedRow = (page: Page): Promise<string | null> =>
  page.evaluate(() =>
    document.activeElement?.getAttribute('role') === 'treeitem' ? document.activeElement.ariaLabel : null,
  )

const rowsOf = (page: Page): Promise<string[]> =>
  page
    .getByRole('treeitem')
    .evaluateAll((rows) =>
      rows.map((row) =>
        `${row.ariaLevel ?? ''} ${row.ariaLabel ?? ''} ${row.ariaSelected === 'true' ? '*' : ''}`.trim(),
      ),
    )

const regionOf = (page: Page): Promise<string | undefined> =>
  page.evaluate(() => document.activeElement?.closest<HTMLElement>('[data-region]')?.dataset['region'])

describe.skipIf(!browser)('the editor without a pointer', () => {
  test('makes a poster from nothing', async () => {
    const { page, stored } = await edit([{ id: 'front', elements: [] }])
    await page.evaluate(() => {
      addEventListener('pointerdown', () => (document.title = 'A pointer was used'), true)
    })
    await press(page, 'F6', 'F6', 'F6')
    await expect.poll(() => regionOf(page)).toBe('page')

    await press(page, 't', 'Enter')
    await page.getByRole('textbox', { name: 'Text' }).waitFor()
    await page.keyboard.type('Grand opening')
    await press(page, 'Escape', 'Shift+ArrowUp', 'Shift+ArrowUp', 'ArrowLeft')
    await press(page, 'r', 'Enter')
    await expect.poll(() => page.getByRole('treeitem').count()).toBe(2)
    await page.getByLabel('Width', { exact: true }).first().waitFor()
    await press(page, 'Alt+Enter')
    await expect.poll(() => regionOf(page)).toBe('properties')
    await page.getByLabel('Width', { exact: true }).first().focus()
    await page.keyboard.type('320')
    await press(page, 'Tab')
    await page.keyboard.type('40')
    await press(page, 'Enter', 'Shift+F6')
    await expect.poll(() => regionOf(page)).toBe('page')
    await press(page, 'Control+[', 'o', 'Enter', 'Control+s')

    await expect.poll(async () => (await stored())[0]?.elements.length).toBe(3)
    const elements = (await stored())[0]?.elements ?? []
    expect(elements.map(({ type }) => type)).toEqual(['rect', 'text', 'ellipse'])
    expect(elements[0]).toMatchObject({ width: 320, height: 40 })
    expect(elements[1]).toMatchObject({ text: 'Grand opening', x: 199, y: 130 })
    expect(await page.title()).not.toContain('pointer')
  })

  test('groups, orders, names, locks and removes elements in the layers, and never loses the focus', async () => {
    const names = ['Sun', 'Sea', 'Sand', 'Sky']
    const elements = names.map((name, index) => rect(`e${index}`, { name, x: index * 20 }))
    const { page, stored } = await edit([{ id: 'front', elements }])
    await press(page, 'F6', 'F6')
    await expect.poll(() => focusedRow(page)).toBe('Sky')
    await press(page, 'ArrowDown', 'Shift+ArrowDown')
    await expect.poll(() => rowsOf(page)).toEqual(['1 Sky', '1 Sand *', '1 Sea *', '1 Sun'])
    await press(page, 'Control+g')
    await expect.poll(() => focusedRow(page)).toBe('Group')
    await press(page, 'ArrowRight', 'ArrowRight')
    await expect.poll(() => focusedRow(page)).toBe('Sand')
    await press(page, 'Alt+ArrowDown')
    await expect.poll(() => rowsOf(page)).toEqual(['1 Sky', '1 Group', '2 Sea', '2 Sand *', '1 Sun'])
    await press(page, 'Alt+ArrowLeft', 'Alt+ArrowUp')
    await expect.poll(() => rowsOf(page)).toEqual(['1 Sand *', '1 Sky', '1 Group', '2 Sea', '1 Sun'])
    await expect.poll(() => focusedRow(page)).toBe('Sand')

    await press(page, 'F2')
    await page.getByRole('textbox', { name: 'Name of Sand' }).waitFor()
    await page.keyboard.type('Beach')
    await press(page, 'Enter')
    await expect.poll(() => focusedRow(page)).toBe('Beach')
    await press(page, 'Control+Shift+l', 'F6', 'F2')
    await page.getByRole('textbox', { name: 'Name of Beach' }).waitFor()
    await press(page, 'Escape')
    await expect.poll(() => focusedRow(page)).toBe('Beach')
    await press(page, 'ArrowDown', 'Delete')
    await expect.poll(() => focusedRow(page)).toBe('Group')
    await press(page, 'End', 'Delete', 'Home')
    await expect.poll(() => focusedRow(page)).toBe('Beach')
    await expect
      .poll(async () => (await stored())[0]?.elements)
      .toMatchObject([
        { type: 'group', elements: [{ id: 'e1' }] },
        { id: 'e2', name: 'Beach', locked: true, x: 40 },
      ])
  })

  test('adds, names, orders, removes and restores pages', async () => {
    const { page, stored } = await edit([
      { id: 'front', name: 'Front', elements: [rect('a', { width: 400, height: 300 })] },
    ])
    await press(page, 'Control+Enter')
    await expect.poll(() => announced(page)).toBe('Added page. Page 2 of 2.')
    await page.getByRole('button', { name: 'Page 2' }).focus()
    await press(page, 'F2')
    await page.getByRole('textbox', { name: 'Name of page 2' }).waitFor()
    await page.keyboard.type('Back')
    await press(page, 'Enter')
    const back = page.getByRole('button', { name: 'Page 2: Back' })
    await expect.poll(() => back.evaluate((button) => button === document.activeElement)).toBe(true)
    await press(page, 'Alt+ArrowLeft')
    await expect.poll(() => announced(page)).toBe('Moved page. Page 1 of 2, Back.')
    const names = async () => (await stored()).map(({ name }) => name)
    await expect.poll(names).toEqual(['Back', 'Front'])
    await press(page, 'Delete')
    await expect.poll(() => page.getByRole('button', { name: /^Page \d/ }).count()).toBe(1)
    await expect.poll(() => regionOf(page)).toBe('pages')
    await expect.poll(names).toEqual(['Front'])
    await page.getByRole('button', { name: 'Undo' }).last().press('Enter')
    await expect.poll(names).toEqual(['Back', 'Front'])
    await expect.poll(() => middleOf(page, 'Page 2: Front')).toEqual([200, 16, 46, 255])
    await expect.poll(() => middleOf(page, 'Page 1: Back')).toEqual([255, 255, 255, 255])
  })

  test('presents the pages from the one that is shown, and returns to the one shown last', async () => {
    const pages = ['One', 'Two', 'Three'].map((name, index) => ({
      id: `p${index}`,
      name,
      elements: [rect(`e${index}`)],
    }))
    const { page } = await edit(pages)
    await press(page, 'F6', 'F6', 'F6', 'PageDown', 'Shift+P')
    const dialog = page.getByRole('dialog', { name: 'Presentation' })
    await dialog.getByRole('img', { name: 'Two' }).waitFor()
    await press(page, 'ArrowRight', 'ArrowRight')
    await dialog.getByRole('img', { name: 'Three' }).waitFor()
    await press(page, 'Home')
    await dialog.getByRole('img', { name: 'One' }).waitFor()
    await press(page, ' ')
    await dialog.getByRole('img', { name: 'Two' }).waitFor()
    await press(page, 'Escape')
    await dialog.waitFor({ state: 'detached' })
    await expect.poll(() => page.getByRole('application').getAttribute('aria-label')).toBe('2 of 3, Two')
    await expect.poll(() => regionOf(page)).toBe('page')
  })
})

/** The color in the middle of a thumbnail. */
function middleOf(page: Page, name: string): Promise<number[]> {
  return page.getByRole('button', { name }).evaluate((button) => {
    const canvas = button.querySelector('canvas')
    const pixel = canvas?.getContext('2d')?.getImageData(canvas.width / 2, canvas.height / 2, 1, 1)
    return [...(pixel?.data ?? [])]
  })
}

describe.skipIf(!browser)('the editor for assistive technology', () => {
  test('names and describes each element, and announces each change', async () => {
    const { page } = await edit([
      {
        id: 'front',
        elements: [
          rect('plain', { width: 400, height: 60 }),
          { id: 'i', type: 'image', x: 0, y: 60, width: 100, height: 100, src: 'builtin:sea', alt: 'The sea' },
          {
            ...{ id: 'g', type: 'group', x: 200, y: 100, width: 150, height: 150, name: 'Badge' },
            elements: [
              { id: 't', type: 'text', x: 0, y: 0, width: 120, height: 40, text: 'Summer sale', slot: 'title' },
            ],
          },
        ],
      },
    ])
    await press(page, 'F6', 'F6', 'ArrowRight')
    const session = await page.context().newCDPSession(page)
    const described = async (role: string): Promise<unknown[][]> => {
      const { nodes } = await session.send('Accessibility.getFullAXTree')
      return nodes
        .filter((node) => node.role?.value === role)
        .map(({ name, description }) => [name?.value, description?.value])
    }
    await expect
      .poll(() => described('treeitem'))
      .toEqual([
        ['Badge', 'group, 1 element, at x 200, y 100, 150 by 150'],
        ['Summer sale', 'text, 16 px Inter, at x 0, y 0, 120 by 40, slot title'],
        ['The sea', 'image, at x 0, y 60, 100 by 100'],
        ['Red rectangle', 'rectangle, at x 0, y 0, 400 by 60'],
      ])
    expect((await described('application')).map(([name]) => name)).toEqual(['1 of 1'])

    await press(page, 'F6', 'Tab')
    const changes: readonly [string, RegExp][] = [
      ['Tab', /^The sea, image, at x 0, y 60, 100 by 100, selected\.$/],
      ['Shift+ArrowRight', /^Moved to x 10, y 60\.$/],
      ['Control+z', /^Undid Move\.$/],
      ['Alt+H', /^Moved to x 150, y 60\. Aligned with the middle of the page/],
      ['Control+]', /^Bring to front: The sea, layer 1 of 3\.$/],
      ['Control+Shift+h', /^Hidden: The sea\.$/],
      ['Control+d', /^Duplicated The sea\.$/],
      ['Delete', /^Deleted The sea\.$/],
      ['r', /^Rectangle tool\. Enter adds a rectangle\.$/],
      ['Enter', /^Added Red rectangle, rectangle, at x 170, y 120, 60 by 60\.$/],
      ['Control+a', /elements selected\.$/],
      ['Control+Enter', /^Added page\. Page 2 of 2\.$/],
      ['PageUp', /^Page 1 of 2\.$/],
    ]
    for (const [key, words] of changes) {
      await press(page, key)
      await expect.poll(() => announced(page), { message: key }).toMatch(words)
    }
  })

  test('says when a text no longer fits', async () => {
    const text = {
      id: 't',
      type: 'text',
      x: 0,
      y: 0,
      width: 300,
      height: 30,
      text: 'Summer',
      name: 'Title',
    }
    const { page } = await edit([{ id: 'front', elements: [text] }])
    await press(page, 'F6', 'F6', ' ', 'F6', 'F6')
    await page.getByLabel('Width', { exact: true }).first().focus()
    await page.keyboard.type('20')
    await press(page, 'Enter')
    await expect.poll(() => announced(page)).toMatch(/Title: text no longer fits\.$/)
    const row = page.getByRole('treeitem', { name: 'Title' })
    await expect.poll(() => row.getAttribute('aria-description')).toContain('does not fit')
  })
})

describe.skipIf(!browser)('the layers with a pointer', () => {
  test('are dragged into a group, and are outlined on the page when hovered and the other way round', async () => {
    const group = { id: 'g', type: 'group', x: 0, y: 0, width: 100, height: 100, name: 'Badge', elements: [] }
    const { page, stored } = await edit([{ id: 'front', elements: [group, rect('a', { name: 'Sun', x: 200 })] }])
    const boxOf = async (name: string) => {
      const box = await page.getByRole('treeitem', { name }).boundingBox()
      if (!box) throw new Error(`no ${name}`)
      return { x: box.x + 60, y: box.y + box.height / 2 }
    }
    const [sun, badge] = [await boxOf('Sun'), await boxOf('Badge')]
    await page.mouse.move(sun.x, sun.y)
    await expect.poll(() => page.locator('[data-stage] polygon').count()).toBe(1)
    const stage = await page.locator('[data-stage]').boundingBox()
    // The page is fitted into the stage, and the sun is to the right of its middle, above.
    const isMarked = () => page.getByRole('treeitem', { name: 'Sun' }).evaluate((row) => row.matches('[data-hovered]'))
    await page.mouse.move((stage?.x ?? 0) + (stage?.width ?? 0) * 0.55, (stage?.y ?? 0) + (stage?.height ?? 0) * 0.3)
    await expect.poll(isMarked).toBe(true)
    await page.mouse.move(sun.x, sun.y)
    await page.mouse.down()
    await page.mouse.move(sun.x, sun.y + 10)
    await page.mouse.move(badge.x, badge.y, { steps: 3 })
    await page.mouse.up()
    await expect
      .poll(async () => (await stored())[0]?.elements)
      .toMatchObject([{ id: 'g', elements: [{ id: 'a', x: 200 }] }])
  })

  test('list only the rows that are seen, of as many elements as a page can have', async () => {
    const elements = Array.from({ length: 5_000 }, (_, index) => rect(`e${index}`, { name: `Dot ${index + 1}` }))
    const { page } = await edit([{ id: 'front', elements }])
    await press(page, 'F6', 'F6')
    await expect.poll(() => focusedRow(page)).toBe('Dot 5000')
    await expect.poll(() => page.getByRole('treeitem').count()).toBeLessThan(60)
    await press(page, 'End')
    await expect.poll(() => focusedRow(page)).toBe('Dot 1')
    const last = page.getByRole('treeitem', { name: 'Dot 1', exact: true })
    await expect.poll(() => last.getAttribute('aria-setsize')).toBe('5000')
    await page.getByRole('tree').evaluate((tree) => (tree.scrollTop = 0))
    await page.getByRole('treeitem', { name: 'Dot 5000' }).waitFor()
    await expect.poll(() => focusedRow(page)).toBe('Dot 1')
  })
})
