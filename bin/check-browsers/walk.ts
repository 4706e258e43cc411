import assert from 'node:assert/strict'
import { setTimeout } from 'node:timers/promises'
import type { Element } from '../../src/document/elements/element.ts'
import { PASSWORD } from '../../test/setup/browser.ts'
import {
  button,
  click,
  dragOnPage,
  middleOf,
  onScreen,
  openDesign,
  pictureOf,
  savedDocument,
  STAGE,
  until,
  untilSaved,
  untilShown,
  type Walker,
} from './walker.ts'

const TEXT = 'Grüße 🎉 سلام '

/** The main path through the editor. Each step needs those before it, and returns “skipped” if it was not taken. */
export const WALK: Readonly<Record<string, (walker: Walker) => Promise<unknown>>> = {
  'signs in': async ({ page, url, email }) => {
    await page.open(`${url}/sign-in`)
    await click(page, 'input[type=email]')
    await page.type(email)
    await click(page, 'input[type=password]')
    await page.type(PASSWORD)
    await page.press('Enter')
    await until(() => page.evaluate(`location.pathname !== '/sign-in'`))
  },

  'creates a design': async (walker) => {
    const { page, url } = walker
    await page.open(`${url}/designs`)
    await click(page, button('New design'))
    await click(page, button('Create empty design'))
    await untilShown(page, STAGE)
    walker.id = /des_\w+/.exec(await page.evaluate<string>('location.pathname'))?.[0] ?? ''
  },

  'draws a rectangle': async (walker) => {
    await walker.page.press('r')
    await dragOnPage(walker, [200, 200], [600, 450])
    await untilSaved(walker, ([rect]) => rect?.type === 'rect' && rect.width === 400 && rect.height === 250)
  },

  'types Latin, an emoji and Arabic, and composes a letter': async (walker) => {
    const { page } = walker
    await page.press('t')
    await dragOnPage(walker, [150, 650], [930, 800])
    await page.type(TEXT)
    await page.composeLetter()
    await untilSaved(walker, ([, text]) => wordsOf(text) === `${TEXT}é`)
  },

  'selects words by keyboard and makes them bold': async (walker) => {
    const { page } = walker
    await page.press('Home')
    for (let letter = 0; letter < 5; letter += 1) await page.press('Shift+ArrowRight')
    await page.press('Control+b')
    await page.press('Escape')
    await page.press('Escape')
    await untilSaved(walker, ([, text]) => text?.type === 'text' && text.runs?.[0]?.text === 'Grüße')
  },

  'moves, resizes and rotates the rectangle': async (walker) => {
    const { page } = walker
    await dragOnPage(walker, [300, 300], [357, 341])
    await untilSaved(walker, ([rect]) => rect !== undefined && rect.x > 200)
    await page.drag([await middleOf(page, '[data-handle="1,1"]'), await onScreen(page, [760, 560])])
    await untilSaved(walker, ([rect]) => rect !== undefined && rect.width > 400)
    await page.drag([await middleOf(page, '[data-handle="rotation"]'), await onScreen(page, [900, 300])])
    await untilSaved(walker, ([rect]) => rect?.rotation !== undefined && rect.rotation !== 0)
  },

  'undoes and repeats': async (walker) => {
    const { page } = walker
    const before = await savedDocument(walker)
    for (let step = 0; step < 3; step += 1) await page.press('Control+z')
    await untilSaved(walker, ([rect]) => rect?.x === 200 && rect.width === 400 && !rect.rotation)
    for (let step = 0; step < 3; step += 1) await page.press('Control+Shift+z')
    await untilSaved(walker, ([rect]) => !!rect?.rotation)
    assert.deepEqual(await savedDocument(walker), before)
  },

  'copies the rectangle, with a picture for other programs': async (walker) => {
    const { page } = walker
    await page.press('Control+c')
    const wanted = ['text/plain', 'text/html', 'image/png']
    let types: readonly string[] = []
    // The picture is drawn after the event.
    await until(
      async () => {
        types = await page.copiedTypes()
        return wanted.every((type) => types.includes(type))
      },
      () => `copied: ${types.join(', ')}`,
    )
    await page.press('Control+v')
    await untilSaved(walker, (elements) => elements.length === 3 && elements[2]?.type === 'rect')
    await page.press('Delete')
    await untilSaved(walker, (elements) => elements.length === 2)
  },

  'pastes a picture': async (walker) => {
    const { page } = walker
    if (!page.pastesPictures) return 'skipped'
    await page.evaluate(`addEventListener('pointerup', () => {
      const canvas = Object.assign(document.createElement('canvas'), { width: 60, height: 60 })
      canvas.getContext('2d').fillRect(10, 10, 40, 40)
      const png = new Promise((resolve) => canvas.toBlob(resolve, 'image/png'))
      void navigator.clipboard.write([new ClipboardItem({ 'image/png': png })])
    }, { once: true })`)
    await dragOnPage(walker, [1000, 1000])
    await setTimeout(1000)
    await page.press('Control+v')
    await untilSaved(walker, (elements) => elements[2]?.type === 'image')
    await page.press('Delete')
    await untilSaved(walker, (elements) => elements.length === 2)
    return undefined
  },

  'selects a field by a press, and places the caret by the next one': async (walker) => {
    const { page } = walker
    await dragOnPage(walker, [357, 400])
    const field = 'input[aria-label="X"]'
    await untilShown(page, field)
    // Held, since WebKit places the caret when the mouse is released.
    const place = await middleOf(page, field)
    await page.drag([place, place])
    await setTimeout(500)
    const selection = '[document.activeElement.selectionStart, document.activeElement.selectionEnd]'
    const all = await page.evaluate<number>('document.activeElement.value.length')
    assert.deepEqual(await page.evaluate(selection), [0, all])
    await click(page, field)
    const [start, end] = await page.evaluate<readonly number[]>(selection)
    assert.equal(start, end)
    await page.press('Control+a')
    await page.type('222')
    await page.press('Enter')
    await untilSaved(walker, ([rect]) => rect?.x === 222)
  },

  'saves, and shows the same after reloading': async (walker) => {
    const { page, id } = walker
    await page.press('Control+s')
    await untilShown(page, button('Saved'))
    const [document, picture] = [await savedDocument(walker), await pictureOf(page)]
    await openDesign(walker, id)
    assert.deepEqual(await savedDocument(walker), document)
    assert.ok((await pictureOf(page)).equals(picture), 'the picture has changed')
  },
}

function wordsOf(element: Element | undefined): string | undefined {
  if (element?.type !== 'text') return undefined
  return element.runs?.map(({ text }) => text).join('') ?? element.text
}
