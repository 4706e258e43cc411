import type { Size } from './document.ts'
import { landscape, type Paper, paperPx, PAPERS } from './paper-size.ts'

/** A page size that people choose by its use. In CSS pixels, 96 per inch. */
export interface SizePreset extends Size {
  /** As the API names it, for example `a4-landscape`. */
  readonly id: string
  readonly name: string
  /** As people write it, for example `210 × 297 mm`. */
  readonly caption: string
  /** What else people call it. */
  readonly names: readonly string[]
}

export interface PresetGroup {
  readonly name: string
  readonly sizes: readonly SizePreset[]
}

export const PRESET_GROUPS: readonly PresetGroup[] = [
  {
    name: 'Social',
    sizes: [
      onScreen(
        ['square-post', 'Square post'],
        [1080, 1080],
        ['instagram post', 'facebook post', 'linkedin post', 'carousel'],
      ),
      onScreen(
        ['portrait-post', 'Portrait post'],
        [1080, 1350],
        ['instagram portrait', 'instagram post', 'carousel', '4:5'],
      ),
      onScreen(
        ['story', 'Story'],
        [1080, 1920],
        ['instagram story', 'instagram reel', 'facebook story', 'whatsapp status', 'tiktok', 'snapchat', '9:16'],
      ),
      onScreen(['link-preview', 'Link preview'], [1200, 630], ['facebook link', 'open graph', 'link preview']),
      onScreen(['pinterest-pin', 'Pinterest pin'], [1000, 1500], ['pinterest pin', '2:3']),
      onScreen(['facebook-cover', 'Facebook cover'], [1640, 624], ['facebook cover', 'facebook banner']),
      onScreen(['linkedin-banner', 'LinkedIn banner'], [1584, 396], ['linkedin banner', 'linkedin cover']),
      onScreen(['x-header', 'X header'], [1500, 500], ['twitter header', 'x header']),
      onScreen(['youtube-banner', 'YouTube banner'], [2560, 1440], ['youtube banner', 'youtube channel']),
      onScreen(['podcast-cover', 'Podcast cover'], [3000, 3000], ['podcast cover', 'album cover', 'spotify']),
    ],
  },
  {
    name: 'Screen',
    sizes: [
      onScreen(
        ['presentation', 'Presentation'],
        [1920, 1080],
        ['presentation', 'slides', 'full hd', 'widescreen', '16:9'],
      ),
      onScreen(['presentation-4-3', 'Presentation 4:3'], [1440, 1080], []),
      onScreen(['video-thumbnail', 'Video thumbnail'], [1280, 720], ['youtube thumbnail', 'video thumbnail', '16:9']),
      onScreen(['web-banner', 'Web banner'], [970, 250], []),
      onScreen(['email-header', 'Email header'], [1200, 400], ['email header', 'newsletter header']),
    ],
  },
  {
    name: 'Print',
    sizes: [
      onPaper('a4', 'A4', PAPERS.a4),
      onPaper('a4-landscape', 'A4 landscape', landscape(PAPERS.a4)),
      onPaper('a5', 'A5', PAPERS.a5),
      onPaper('a3', 'A3', PAPERS.a3),
      onPaper('letter', 'Letter', PAPERS.letter),
      onPaper('letter-landscape', 'Letter landscape', landscape(PAPERS.letter)),
      onPaper('postcard-a6', 'Postcard A6', landscape(PAPERS.a6)),
      onPaper('dl-flyer', 'DL flyer', PAPERS.dl),
      onPaper('business-card', 'Business card', landscape(PAPERS.businessCard)),
      onPaper('business-card-us', 'Business card, US', landscape(PAPERS.usBusinessCard)),
      onPaper('poster', 'Poster', PAPERS.poster),
    ],
  },
]

export const SIZE_PRESETS: readonly SizePreset[] = PRESET_GROUPS.flatMap(({ sizes }) => sizes)

/** By its ID. */
export function findSizePreset(id: string): SizePreset | undefined {
  return SIZE_PRESETS.find((preset) => preset.id === id)
}

type Title = readonly [id: string, name: string]
type Sides = readonly [width: number, height: number]

function onScreen([id, name]: Title, [width, height]: Sides, names: readonly string[]): SizePreset {
  return { id, name, width, height, caption: `${width} × ${height} px`, names }
}

function onPaper(id: string, name: string, paper: Paper): SizePreset {
  const { width, height, unit, names } = paper
  return { id, name, ...paperPx(paper), caption: `${width} × ${height} ${unit}`, names }
}
