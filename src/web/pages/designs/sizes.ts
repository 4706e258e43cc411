import { paperSize } from '../../../document/paper-size.ts'

/** In CSS pixels, 96 to the inch. */
export interface SizePreset {
  readonly name: string
  /** For example `210 × 297 mm`. */
  readonly caption: string
  readonly width: number
  readonly height: number
}

export const UNITS = ['px', 'mm', 'in'] as const
export type Unit = (typeof UNITS)[number]

export const PX_IN: Readonly<Record<Unit, number>> = { px: 1, mm: 96 / 25.4, in: 96 }
const DECIMALS: Readonly<Record<Unit, number>> = { px: 0, mm: 1, in: 2 }

export const SIZE_GROUPS: readonly { readonly name: string; readonly sizes: readonly SizePreset[] }[] = [
  {
    name: 'Social',
    sizes: [
      onScreen('Square post', 1080, 1080),
      onScreen('Portrait post', 1080, 1350),
      onScreen('Story', 1080, 1920),
      onScreen('Link preview', 1200, 630),
    ],
  },
  {
    name: 'Screen',
    sizes: [
      onScreen('Presentation', 1920, 1080),
      onScreen('Presentation 4:3', 1440, 1080),
      onScreen('Video thumbnail', 1280, 720),
      onScreen('Web banner', 970, 250),
    ],
  },
  {
    name: 'Print',
    sizes: [
      onPaper('A4', [210, 297], 'mm'),
      onPaper('A5', [148, 210], 'mm'),
      onPaper('A3', [297, 420], 'mm'),
      onPaper('Letter', [8.5, 11], 'in'),
      onPaper('Postcard A6', [148, 105], 'mm'),
      onPaper('Business card', [85, 55], 'mm'),
      onPaper('Business card, US', [3.5, 2], 'in'),
      onPaper('Poster', [18, 24], 'in'),
    ],
  },
]

export function toPx(length: number, unit: Unit): number {
  return Math.round(length * PX_IN[unit])
}

export function fromPx(px: number, unit: Unit): number {
  return Number((px / PX_IN[unit]).toFixed(DECIMALS[unit]))
}

/** Uses the nominal size of paper formats in millimeters, as PDF exports do. */
export function sizeIn(size: { readonly width: number; readonly height: number }, unit: Unit): string {
  const paper = unit === 'mm' ? paperSize(size) : undefined
  if (paper) return `${paper.width} × ${paper.height} mm`
  const { width, height } = size
  return `${fromPx(width, unit)} × ${fromPx(height, unit)} ${unit}`
}

function onScreen(name: string, width: number, height: number): SizePreset {
  return { name, width, height, caption: `${width} × ${height} px` }
}

function onPaper(name: string, [width, height]: readonly [number, number], unit: Unit): SizePreset {
  return { name, width: toPx(width, unit), height: toPx(height, unit), caption: `${width} × ${height} ${unit}` }
}
