import type { CDPSession, Page } from 'playwright-core'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { doubleClick, placesOnScreen, untilDrawn } from '../setup/drawn-editor.ts'
import type { Browser } from '../setup/browser.ts'
import { comparePictures } from '../setup/compare-pictures.ts'
import { exportedBytes } from '../setup/exporting.ts'
import { useApp } from '../setup/use-app.ts'
import type { Visits } from '../setup/visits.ts'

const SIZE = { width: 500, height: 460 }
const box = { type: 'text', x: 20, y: 20, width: 460, fontSize: 32 } as const
let ada: Browser
let visits: Visits

const browser = await useApp((opened) => {
  ;({ visits, owner: ada } = opened)
})

interface Opened {
  readonly page: Page
  readonly id: string
  readonly keyboard: CDPSession
}

/** Opens a design with these elements, and begins to edit the first one. */
async function edit(elements: readonly object[]): Promise<Opened> {
  const document = { version: 1, pages: [{ id: 'page', elements }] }
  const { body } = await ada.post('/api/designs', { title: 'Words', ...SIZE, document })
  const id = body._id as string
  const { page, context } = await visits.open({
    as: ada,
    path: `/designs/${id}/edit`,
    viewport: { width: 1440, height: 900 },
  })
  await untilDrawn(page)
  await page.locator('[data-stage]').focus()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await untilTyping(page)
  return { page, id, keyboard: await context.newCDPSession(page) }
}

/** Waits until keys reach the text that is edited. */
async function untilTyping(page: Page): Promise<void> {
  await page.locator('textarea[data-typing]:focus').waitFor({ state: 'attached' })
}

/** Makes time pass slowly on a page, since letters that a busy machine types late are steps of their own. */
async function slowTime(page: Page): Promise<void> {
  await page.evaluate(`{
    const now = Date.now.bind(Date)
    const start = now()
    Date.now = () => start + (now() - start) / 4
  }`)
}

async function savedElement(id: string): Promise<Record<string, unknown>> {
  const { body } = await ada.get(`/api/designs/${id}`)
  return body.document.pages[0].elements[0]
}

/** Composes letters as an input method does: in several steps, which replace each other. */
async function compose(keyboard: CDPSession, steps: readonly string[], final: string): Promise<void> {
  for (const text of steps) {
    await keyboard.send('Input.imeSetComposition', { text, selectionStart: text.length, selectionEnd: text.length })
  }
  await keyboard.send('Input.insertText', { text: final })
}

/** The page as the canvas of the editor shows it, at its own size. */
async function picture(page: Page): Promise<Buffer> {
  const { left, top, url } = await page.evaluate<{ left: number; top: number; url: string }>(`(() => {
    const canvas = document.querySelector('[data-stage] canvas')
    const [paper, stage] = [document.querySelector('[data-stage] > div'), canvas.parentElement]
    const [from, to] = [stage.getBoundingClientRect(), paper.getBoundingClientRect()]
    return { left: Math.round(to.left - from.left), top: Math.round(to.top - from.top), url: canvas.toDataURL() }
  })()`)
  const png = Buffer.from(url.replace(/^.*,/, ''), 'base64')
  return sharp(png)
    .extract({ left, top, ...SIZE })
    .flatten({ background: '#ffffff' })
    .png()
    .toBuffer()
}

async function exported(id: string): Promise<Buffer> {
  return sharp(await exportedBytes(ada, { designId: id, format: 'png' }))
    .flatten({ background: '#ffffff' })
    .png()
    .toBuffer()
}

describe.skipIf(!browser)('a text that is edited in place', () => {
  test('takes six scripts, is saved, and is exported as it was seen', async () => {
    const { page, id, keyboard } = await edit([{ id: 'a', ...box, height: 30, text: '', fit: 'grow' }])
    await page.keyboard.type('Office ffi\n')
    await page.keyboard.insertText('שלום world')
    await page.keyboard.press('Enter')
    await page.keyboard.insertText('ภาษาไทยกำลังดี')
    await page.keyboard.press('Enter')
    await page.keyboard.insertText('क्षत्रिय')
    await page.keyboard.press('Enter')
    await compose(keyboard, ['t', 'と', 'とう', '東京'], '東京')
    await page.keyboard.press('Enter')
    await compose(keyboard, ['ㅎ', '하', '한'], '한')
    await page.keyboard.insertText('👩‍👩‍👧👍🏽')
    await page.keyboard.press('Backspace')
    const text = 'Office ffi\nשלום world\nภาษาไทยกำลังดี\nक्षत्रिय\n東京\n한👩‍👩‍👧'
    await page.keyboard.press('Escape')
    await page.keyboard.press('Escape')
    await page.keyboard.press('Shift+Digit0')
    await expect.poll(async () => (await savedElement(id))['text']).toBe(text)
    // Other tools see the height that it has grown to.
    expect((await savedElement(id))['height']).toBeCloseTo(6 * 32 * 1.2, 0)
    const file = await exported(id)
    const difference = async (): Promise<number> =>
      (await comparePictures([await picture(page), file], { threshold: 0.05 })).perMillion
    // The fonts of letters that have just been typed are still loading.
    await expect.poll(difference).toBeLessThan(100)
  })

  test('undoes a composition as a whole, and words one by one', async () => {
    const { page, keyboard } = await edit([{ id: 'a', ...box, height: 80, text: '' }])
    const field = page.locator('textarea[data-typing]')
    await slowTime(page)
    await page.keyboard.type('two words ')
    await compose(keyboard, ['k', 'か', 'かん', '漢'], '漢字')
    await expect.poll(() => field.inputValue()).toBe('two words 漢字')
    await page.keyboard.press('Control+z')
    await expect.poll(() => field.inputValue()).toBe('two words ')
    await page.keyboard.press('Control+z')
    await expect.poll(() => field.inputValue()).toBe('two ')
    await page.keyboard.press('Control+Shift+z')
    await page.keyboard.press('Control+Shift+z')
    await expect.poll(() => field.inputValue()).toBe('two words 漢字')
  })

  test('ends a composition where the text is pressed', async () => {
    const { page, keyboard } = await edit([{ id: 'a', ...box, height: 80, text: 'one' }])
    const field = page.locator('textarea[data-typing]')
    await page.keyboard.press('End')
    await keyboard.send('Input.imeSetComposition', { text: '漢', selectionStart: 1, selectionEnd: 1 })
    const at = await placesOnScreen(page, SIZE.width)
    await slowTime(page)
    await page.mouse.click(...at(21, 40))
    await page.keyboard.type('1 ')
    await expect.poll(() => field.inputValue()).toBe('1 one漢')
    await page.keyboard.press('Control+z')
    await expect.poll(() => field.inputValue()).toBe('one漢')
    await page.keyboard.press('Control+z')
    await expect.poll(() => field.inputValue()).toBe('one')
  })

  test('gives properties to what is selected, and fonts to what is typed next, by keyboard', async () => {
    const { page, id } = await edit([{ id: 'a', name: 'Title', ...box, height: 80, text: 'one two' }])
    await page.getByRole('textbox', { name: 'Text of Title' }).waitFor({ state: 'attached' })
    await page.keyboard.press('Home')
    for (let index = 0; index < 3; index += 1) await page.keyboard.press('Shift+ArrowRight')
    await page.getByRole('button', { name: 'Bold', exact: true }).click()
    await untilTyping(page)
    await page.keyboard.press('End')
    await page.getByRole('button', { name: /^Font:/ }).click()
    await page.getByRole('combobox', { name: 'Search fonts' }).fill('pacifico')
    await page.keyboard.press('Enter')
    await untilTyping(page)
    await page.keyboard.type('!')
    await expect
      .poll(async () => (await savedElement(id))['runs'])
      .toEqual([{ text: 'one', fontWeight: 700 }, { text: ' two' }, { text: '!', fontFamily: 'Pacifico' }])
  })

  test('offers the slots of the design after two braces', async () => {
    const slot = { id: 'b', ...box, y: 300, height: 80, text: 'Ada', slot: 'guestName' }
    const { page } = await edit([{ id: 'a', ...box, height: 80, text: '' }, slot])
    await page.keyboard.type('Dear {{gue')
    await page.getByRole('option', { name: /Guest name/ }).waitFor()
    await page.keyboard.press('Enter')
    await expect.poll(() => page.locator('textarea[data-typing]').inputValue()).toBe('Dear {{guestName}}')
  })

  test('moves the page when the caret leaves the view', async () => {
    const { page } = await edit([{ id: 'a', ...box, height: 400, text: 'one\n'.repeat(12) }])
    await page.keyboard.press('Escape')
    for (let index = 0; index < 4; index += 1) await page.keyboard.press('Equal')
    await page.keyboard.press('Enter')
    await untilTyping(page)
    await page.keyboard.press('Control+End')
    const stage = await page.locator('[data-stage]').boundingBox()
    const isSeen = async (): Promise<boolean> => {
      const caret = await page.locator('textarea[data-typing]').boundingBox()
      return !!caret && !!stage && caret.y > stage.y && caret.y + caret.height < stage.y + stage.height
    }
    await expect.poll(isSeen).toBe(true)
    await page.keyboard.press('Control+Home')
    await expect.poll(isSeen).toBe(true)
  })
})

describe.skipIf(!browser)('what the browser does with the text', () => {
  const field = (page: Page) => page.locator('textarea[data-typing]')
  const mixed = {
    id: 'a',
    ...box,
    height: 80,
    runs: [{ text: 'one ' }, { text: 'bold', fontWeight: 700 }, { text: ' end' }],
  }
  const runsIn = (id: string) => expect.poll(async () => (await savedElement(id))['runs'])

  test('a composition in a run has its style, replaces what is selected, and leaves nothing if it is canceled', async () => {
    const { page, id, keyboard } = await edit([mixed])
    await page.keyboard.press('Home')
    for (let index = 0; index < 6; index += 1) await page.keyboard.press('ArrowRight')
    await compose(keyboard, ['k', 'か'], '漢')
    await expect.poll(() => field(page).inputValue()).toBe('one bo漢ld end')
    await page.keyboard.press('Shift+ArrowRight')
    await page.keyboard.press('Shift+ArrowRight')
    await compose(keyboard, ['n', 'ん'], '字')
    await expect.poll(() => field(page).inputValue()).toBe('one bo漢字 end')
    await keyboard.send('Input.imeSetComposition', { text: 'x', selectionStart: 1, selectionEnd: 1 })
    await keyboard.send('Input.imeSetComposition', { text: '', selectionStart: 0, selectionEnd: 0 })
    await expect.poll(() => field(page).inputValue()).toBe('one bo漢字 end')
    await page.keyboard.press('Escape')
    await runsIn(id).toEqual([{ text: 'one ' }, { text: 'bo漢字', fontWeight: 700 }, { text: ' end' }])
    await page.keyboard.press('Enter')
    await untilTyping(page)
    await page.keyboard.press('Control+z')
    await expect.poll(() => field(page).inputValue()).toBe('one bo漢ld end')
    await page.keyboard.press('Control+z')
    await expect.poll(() => field(page).inputValue()).toBe('one bold end')
  })

  test('replacements, the menu of the browser and dead keys are steps of the editor', async () => {
    const { page, keyboard } = await edit([{ id: 'a', ...box, height: 80, text: 'teh end' }])
    await page.keyboard.press('End')
    await page.evaluate(`(() => {
      const field = document.querySelector('textarea[data-typing]')
      field.setRangeText('the', 0, 3, 'end')
      field.dispatchEvent(new InputEvent('input', { inputType: 'insertReplacementText', data: 'the', bubbles: true }))
    })()`)
    await expect.poll(() => field(page).inputValue()).toBe('the end')
    await page.keyboard.press('Control+z')
    await expect.poll(() => field(page).inputValue()).toBe('teh end')
    await page.keyboard.press('Control+Shift+z')
    await page.keyboard.type('!')
    await page.evaluate(`document.execCommand('undo')`)
    await expect.poll(() => field(page).inputValue()).toBe('the end')
    await keyboard.send('Input.imeSetComposition', { text: '´', selectionStart: 1, selectionEnd: 1 })
    await keyboard.send('Input.insertText', { text: 'é' })
    await expect.poll(() => field(page).inputValue()).toBe('theé end')
  })

  test('words are selected by two presses and passed by Ctrl and an arrow', async () => {
    const { page } = await edit([{ id: 'a', ...box, height: 80, text: 'first second third' }])
    await page.keyboard.press('Home')
    await page.keyboard.press('Control+ArrowRight')
    await page.keyboard.press('Control+Shift+ArrowRight')
    await page.keyboard.type('X')
    await expect.poll(() => field(page).inputValue()).toMatch(/^first ?X ?third$/)
    const value = await field(page).inputValue()
    const at = await placesOnScreen(page, SIZE.width)
    await doubleClick(page, at(40, 40))
    await page.keyboard.type('Y')
    await expect.poll(() => field(page).inputValue()).toBe(value.replace(/^first\w*/, 'Y'))
  })

  test('keys that follow each other at once act on what the ones before have selected', async () => {
    const { page, id } = await edit([{ id: 'a', ...box, height: 80, text: 'first\nsecond' }])
    await page.keyboard.press('Control+Home')
    await page.keyboard.press('Shift+End')
    await page.keyboard.press('Control+b')
    await runsIn(id).toEqual([{ text: 'first', fontWeight: 700 }, { text: '\nsecond' }])
  })

  test('an emptied text keeps its style and stays, a new one goes', async () => {
    const { page, id } = await edit([{ ...mixed, runs: [{ text: 'bold', fontWeight: 700 }, { text: ' end' }] }])
    await page.keyboard.press('Control+a')
    await page.keyboard.press('Delete')
    await page.keyboard.type('new')
    await page.keyboard.press('Escape')
    await runsIn(id).toEqual([{ text: 'new', fontWeight: 700 }])
    await page.keyboard.press('Enter')
    await untilTyping(page)
    await page.keyboard.press('Control+a')
    await page.keyboard.press('Delete')
    await page.keyboard.press('Escape')
    await page.keyboard.press('Escape')
    await page.keyboard.press('t')
    await page.locator('[data-stage]').click({ position: { x: 300, y: 600 } })
    await page.keyboard.press('Escape')
    await expect.poll(async () => (await ada.get(`/api/designs/${id}`)).body.document.pages[0].elements.length).toBe(1)
  })

  test('HTML is pasted with its styles and its list', async () => {
    const { page, id } = await edit([{ id: 'a', ...box, height: 80, text: 'ab' }])
    await page.keyboard.press('Home')
    await page.keyboard.press('ArrowRight')
    await page.evaluate(`(() => {
      const data = new DataTransfer()
      data.setData('text/html', '<p>One <b>bold</b></p><ul><li>first</li><li>second</li></ul>')
      data.setData('text/plain', 'One bold')
      document.querySelector('textarea[data-typing]').dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }))
    })()`)
    await expect.poll(() => field(page).inputValue()).toContain('bold')
    await page.keyboard.type('!')
    await page.keyboard.press('Escape')
    const runs = [{ text: 'aOne ' }, { text: 'bold', fontWeight: 700 }, { text: '\n•\u00a0first\n•\u00a0second!b' }]
    await runsIn(id).toEqual(runs)
  })

  test('a text that shrinks shows by how much while it is typed', async () => {
    const { page } = await edit([{ id: 'a', ...box, height: 50, text: 'words', fit: 'shrink' }])
    await page.keyboard.press('End')
    await page.keyboard.type(' and more words and more words and more words')
    await page.getByText('Drawn at 20.8 px (65%) to fit the box').waitFor()
  })
})
