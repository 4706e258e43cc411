import type { Page } from 'playwright-core'
import sharp from 'sharp'
import type { Size } from '../../src/document/document.ts'

/** The page as the canvas of the editor shows it at 100 %, on white, as PNG. */
export async function stagePicture(page: Page, size: Size): Promise<Buffer> {
  const { left, top, url } = await page.evaluate<{ left: number; top: number; url: string }>(`(() => {
    const canvas = document.querySelector('[data-stage] canvas')
    const [from, to] = ['[data-stage]', '[data-paper]'].map((name) => document.querySelector(name).getBoundingClientRect())
    return { left: Math.round(to.left - from.left), top: Math.round(to.top - from.top), url: canvas.toDataURL() }
  })()`)
  const png = Buffer.from(url.replace(/^.*,/, ''), 'base64')
  return onWhite(
    await sharp(png)
      .extract({ left, top, ...size })
      .png()
      .toBuffer(),
  )
}

export function onWhite(png: Uint8Array): Promise<Buffer> {
  return sharp(png).flatten({ background: '#ffffff' }).png().toBuffer()
}
