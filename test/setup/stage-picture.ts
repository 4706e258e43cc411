import type { Page } from 'playwright-core'
import sharp from 'sharp'
import type { Size } from '../../src/document/document.ts'

/** The page as the canvas of the editor shows it at 100 %, on white, as PNG. */
export async function stagePicture(page: Page, size: Size): Promise<Buffer> {
  const url = await page.evaluate<string>(`(() => {
    const canvas = document.querySelector('[data-stage] canvas')
    const [from, to] = ['[data-stage]', '[data-paper]'].map((name) => document.querySelector(name).getBoundingClientRect())
    const copy = Object.assign(document.createElement('canvas'), ${JSON.stringify(size)})
    const context = copy.getContext('2d')
    context.fillStyle = '#ffffff'
    context.fillRect(0, 0, copy.width, copy.height)
    context.drawImage(canvas, Math.round(from.left - to.left), Math.round(from.top - to.top))
    return copy.toDataURL()
  })()`)
  return Buffer.from(url.replace(/^.*,/, ''), 'base64')
}

export function onWhite(png: Uint8Array): Promise<Buffer> {
  return sharp(png).flatten({ background: '#ffffff' }).png({ compressionLevel: 1 }).toBuffer()
}
