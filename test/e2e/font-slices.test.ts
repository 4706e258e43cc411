import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Document } from '../../src/document/document.ts'
import { createDocumentRenderer, type RenderDocument } from '../../src/render/render-document.ts'
import { comparePictures, drawOnServer, type PageToDraw } from '../setup/compare-pictures.ts'
import { sharedBrowser } from '../setup/shared-browser.ts'
import { bundlePainter, openPainterPage, type OpenPainterPage } from '../setup/painter-page.ts'
import { onePage } from '../setup/pictures.ts'
import { startService, type Service } from '../setup/start-service.ts'

// Chromium loads the slices of a Han font that a text needs. The picture is that of the whole font.

const CHINESE =
  '设计不仅仅是外观和感觉，设计是产品如何运作的方式。春天的花园里，孩子们在阳光下奔跑，老人坐在长椅上读报纸。请于2026年3月15日之前提交您的作品，我们会在两周内回复；所有获奖者都将收到一封正式的邀请函。'
const TRADITIONAL =
  '設計不僅僅是外觀和感覺，設計是產品如何運作的方式。請於2026年3月15日之前提交您的作品，我們會在兩週內回覆；所有得獎者都將收到一封正式的邀請函。'
const KOREAN =
  '디자인은 겉모습만이 아니라 작동하는 방식입니다. 2026년 3월 15일까지 작품을 제출해 주시면 두 주 안에 답변을 드리겠습니다.'
const JAPANESE = '東京デザイン展 2026'
const SIZE = { width: 640, height: 420 }

const browser = await sharedBrowser()
const bundling = browser && bundlePainter()
describe.skipIf(!browser)('in Chromium', () => {
  let service: Service
  let render: RenderDocument

  beforeAll(async () => {
    service = await startService()
    render = createDocumentRenderer()
  })

  afterAll(() => service.stop())

  test.each([
    ['a Japanese heading', { text: JAPANESE, fontSize: 60 }, 250_000],
    ['a Japanese heading in its own font', { text: JAPANESE, fontSize: 60, fontFamily: 'Noto Sans JP' }, 250_000],
    ['a Chinese paragraph', { text: CHINESE, language: 'zh-Hans' }, 1_000_000],
    ['a bold Chinese paragraph', { text: CHINESE, fontFamily: 'Noto Sans SC', fontWeight: 700 }, 1_000_000],
    ['a paragraph of Traditional Chinese', { text: TRADITIONAL, language: 'zh-Hant' }, 1_000_000],
    ['a Korean paragraph', { text: KOREAN, language: 'ko' }, 600_000],
    ['a Japanese display font', { text: JAPANESE, fontSize: 60, fontFamily: 'Shippori Mincho' }, 400_000],
    ['a Chinese display font', { text: '新春快乐', fontSize: 90, fontFamily: 'Ma Shan Zheng' }, 400_000],
  ])('%s is drawn from slices, as on the server', async (_name, properties, maxBytes) => {
    const painter = await openPainter()
    const loaded = countHanFonts(painter)
    const { png } = await painter.draw(taskOf(properties))
    const server = await drawOnServer(render, taskOf(properties))
    expect((await comparePictures([server, png], { threshold: 0.05 })).perMillion).toBeLessThan(100)
    expect(loaded.whole).toEqual([])
    expect(loaded.bytes).toBeLessThan(maxBytes)
    await painter.close()
  })

  test.each([
    ['proportional widths', { text: `「${JAPANESE}」、AVA`, fontFeatures: { palt: true }, fontFamily: 'Noto Sans JP' }],
    ['symbols', { text: '①②㈱㍿→★、※〒100-0001 Ｐｌａｔｅｎ ﾃｻﾞｲﾝ', fontFamily: 'Noto Sans JP' }],
    ['rare characters', { text: '𠮷野家、龘、鱻、驫', fontFamily: 'Noto Sans JP' }],
  ])('%s is the same from slices as from the whole font', async (_name, properties) => {
    const [sliced, whole] = [await openPainter(), await openPainter()]
    const loaded = countHanFonts(sliced)
    await withoutSlices(whole)
    const task = taskOf({ fontSize: 40, ...properties })
    expect(Buffer.compare((await sliced.draw(task)).png, (await whole.draw(task)).png)).toBe(0)
    expect(loaded.whole).toEqual([])
    await Promise.all([sliced.close(), whole.close()])
  })

  test.each([
    ['ligatures of characters in several slices', { text: '株式会社 平成', fontFeatures: { dlig: true } }, 'jp'],
    ['vertical Japanese', { text: '吾輩は猫である', writingMode: 'vertical', fontSize: 40 }, 'jp'],
    ['Korean in single letters', { text: '디자인'.normalize('NFD'), language: 'ko' }, 'kr'],
    ['kana with a combining mark', { text: 'か゚漢字', fontFamily: 'Noto Sans JP' }, 'jp'],
  ])('%s are drawn from the whole font', async (_name, properties, font) => {
    const painter = await openPainter()
    const loaded = countHanFonts(painter)
    const { png } = await painter.draw(taskOf(properties))
    const server = await drawOnServer(render, taskOf(properties))
    expect((await comparePictures([server, png], { threshold: 0.05 })).perMillion).toBeLessThan(100)
    expect(loaded.whole).toEqual([expect.stringContaining(`noto-sans-${font}-400`)])
    await painter.close()
  })

  test('slices that are loaded later do not change what is drawn', async () => {
    const [painter, fresh] = [await openPainter(), await openPainter()]
    for (const text of ['東', '東京', JAPANESE, `${JAPANESE} か゚`]) {
      await painter.draw(taskOf({ text, fontFamily: 'Noto Sans JP' }))
    }
    const task = taskOf({ text: TRADITIONAL, fontFamily: 'Noto Sans JP' })
    expect(Buffer.compare((await painter.draw(task)).png, (await fresh.draw(task)).png)).toBe(0)
    await Promise.all([painter.close(), fresh.close()])
  })

  async function openPainter(): Promise<OpenPainterPage> {
    if (!browser || !bundling) throw new Error('Chromium is missing')
    return openPainterPage(browser, { url: service.url, bundle: await bundling })
  }
})

function taskOf(properties: object): PageToDraw {
  const text = { id: 't', type: 'text', x: 20, y: 20, width: 600, height: 380, fontSize: 24, ...properties }
  return { document: onePage([text]) as Document, size: SIZE, page: 1, scale: 1 }
}

interface LoadedHanFonts {
  /** As transferred. */
  bytes: number
  files: number
  /** The paths of files with a whole font. */
  readonly whole: string[]
}

const HAN_FONT = /\/(noto-sans-(jp|sc|tc|kr)|shippori-mincho|ma-shan-zheng)-.*\.ttf$/

function countHanFonts({ page }: OpenPainterPage): LoadedHanFonts {
  const loaded: LoadedHanFonts = { bytes: 0, files: 0, whole: [] }
  page.on('response', (response) => {
    const { pathname } = new URL(response.url())
    if (HAN_FONT.test(pathname)) loaded.whole.push(pathname)
    if (!pathname.includes('/slices/') && !HAN_FONT.test(pathname)) return
    loaded.files += 1
    loaded.bytes += Number(response.headers()['content-length'])
  })
  return loaded
}

/** Removes the slices from the catalog that the page loads. */
async function withoutSlices({ page }: OpenPainterPage): Promise<void> {
  await page.route('**/catalog-*.json', async (route) => {
    const response = await route.fetch()
    const body = (await response.text()).replaceAll(/,"slices":\{[^}]*\}/g, '')
    await route.fulfill({ response, body })
  })
}
