import type { Size } from './document.ts'
import { PX_PER } from './px-per-unit.ts'

/** A page size that people choose by its use. In CSS pixels, 96 per inch. */
export interface SizePreset extends Size {
  /** As the API names it, for example `a4-landscape`. */
  readonly id: string
  readonly name: string
  /** As people write it, for example `210 × 297 mm`. */
  readonly caption: string
}

export interface PresetGroup {
  readonly name: string
  readonly sizes: readonly SizePreset[]
}

export const PRESET_GROUPS: readonly PresetGroup[] = [
  {
    name: 'Social',
    sizes: [
      onScreen('square-post', 'Square post', [1080, 1080]),
      onScreen('portrait-post', 'Portrait post', [1080, 1350]),
      onScreen('story', 'Story', [1080, 1920]),
      onScreen('link-preview', 'Link preview', [1200, 630]),
      onScreen('pinterest-pin', 'Pinterest pin', [1000, 1500]),
      onScreen('facebook-cover', 'Facebook cover', [1640, 624]),
      onScreen('linkedin-banner', 'LinkedIn banner', [1584, 396]),
      onScreen('x-header', 'X header', [1500, 500]),
      onScreen('youtube-banner', 'YouTube banner', [2560, 1440]),
      onScreen('podcast-cover', 'Podcast cover', [3000, 3000]),
    ],
  },
  {
    name: 'Screen',
    sizes: [
      onScreen('presentation', 'Presentation', [1920, 1080]),
      onScreen('presentation-4-3', 'Presentation 4:3', [1440, 1080]),
      onScreen('video-thumbnail', 'Video thumbnail', [1280, 720]),
      onScreen('web-banner', 'Web banner', [970, 250]),
      onScreen('email-header', 'Email header', [1200, 400]),
    ],
  },
  {
    name: 'Print',
    sizes: [
      onPaper('a4', 'A4', [210, 297, 'mm']),
      onPaper('a4-landscape', 'A4 landscape', [297, 210, 'mm']),
      onPaper('a5', 'A5', [148, 210, 'mm']),
      onPaper('a3', 'A3', [297, 420, 'mm']),
      onPaper('letter', 'Letter', [8.5, 11, 'in']),
      onPaper('letter-landscape', 'Letter landscape', [11, 8.5, 'in']),
      onPaper('postcard-a6', 'Postcard A6', [148, 105, 'mm']),
      onPaper('dl-flyer', 'DL flyer', [99, 210, 'mm']),
      onPaper('business-card', 'Business card', [85, 55, 'mm']),
      onPaper('business-card-us', 'Business card, US', [3.5, 2, 'in']),
      onPaper('poster', 'Poster', [18, 24, 'in']),
    ],
  },
]

export const SIZE_PRESETS: readonly SizePreset[] = PRESET_GROUPS.flatMap(({ sizes }) => sizes)

/** By its ID. */
export function findSizePreset(id: string): SizePreset | undefined {
  return SIZE_PRESETS.find((preset) => preset.id === id)
}

type Sides = readonly [width: number, height: number]

function onScreen(id: string, name: string, [width, height]: Sides): SizePreset {
  return { id, name, width, height, caption: `${width} × ${height} px` }
}

function onPaper(id: string, name: string, [width, height, unit]: readonly [...Sides, 'mm' | 'in']): SizePreset {
  const inPx = (length: number): number => Math.round(length * PX_PER[unit])
  return { id, name, width: inPx(width), height: inPx(height), caption: `${width} × ${height} ${unit}` }
}
