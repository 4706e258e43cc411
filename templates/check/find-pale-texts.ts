import type { Canvas } from '@napi-rs/canvas'
import { contrastRatio } from '../../src/edit/colors/contrast.ts'
import type { TextMark } from './text-marks.ts'

/** WCAG 2.2, level AA. */
const LEAST = 4.5
const LEAST_LARGE = 3
const LARGE_PX = 24
const LARGE_BOLD_PX = 18.66
const BOLD = 700

/** This part of what is beneath a text may be too close to its color: a few bright spots of a picture. */
const TOLERATED = 0.1

/**
 * Names texts that are hard to read on what is beneath them, also on pictures. `beneath` is the page
 * without its texts, at `scale` pixels per CSS pixel. Gradients and pictures as fills are not judged.
 */
export function findPaleTexts(marks: readonly TextMark[], beneath: Canvas, scale: number): string[] {
  const { width, height } = beneath
  const { data } = beneath.getContext('2d').getImageData(0, 0, width, height)
  return marks.flatMap(({ element, boxes }) => {
    const ratios = boxes.flatMap(({ bounds, run, sizePx }) => {
      const { fill, fontWeight } = { ...element, ...element.runs?.[run] }
      if (typeof fill !== 'string' || element.background !== null) return []
      const isLarge = sizePx >= LARGE_PX || (sizePx >= LARGE_BOLD_PX && fontWeight >= BOLD)
      const least = isLarge ? LEAST_LARGE : LEAST
      const [left, right] = [bounds.left, bounds.right].map((x) => clamp(Math.floor(x * scale), width - 1))
      const [top, bottom] = [bounds.top, bounds.bottom].map((y) => clamp(Math.floor(y * scale), height - 1))
      const found: number[] = []
      for (let y = top ?? 0; y <= (bottom ?? 0); y += 1) {
        for (let x = left ?? 0; x <= (right ?? 0); x += 1) {
          found.push(contrastRatio(fill, colorAt(data, 4 * (y * width + x))) / least)
        }
      }
      return found
    })
    const judged = ratios.sort((a, b) => a - b)[Math.floor(ratios.length * TOLERATED)]
    return judged === undefined || judged >= 1
      ? []
      : [`${element.id} is hard to read: ${Math.round(judged * 100)} % of the contrast it needs`]
  })
}

function clamp(value: number, most: number): number {
  return Math.min(most, Math.max(0, value))
}

function colorAt(data: Uint8ClampedArray, at: number): string {
  return `#${[0, 1, 2].map((channel) => (data[at + channel] ?? 0).toString(16).padStart(2, '0')).join('')}`
}
