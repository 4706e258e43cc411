import { Type, type Static } from '#typebox'
import { described, optional } from '../described.ts'
import { LIMITS } from '../limits.ts'
import { Color, Fit, Source } from '../paint.ts'
import { baseProperties } from './base.ts'

/** A color as it is in the file, `currentColor`, or `*` for all others. */
const COLOR_NAME = '^(#([0-9a-fA-F]{3}|[0-9a-fA-F]{6})|currentColor|\\*)$'

export const SvgColors = Type.Record(Type.String({ pattern: COLOR_NAME }), Color, {
  maxProperties: LIMITS.svgColors,
  names: 'a color of the file as "#rgb" or "#rrggbb", "currentColor", or "*" for all others',
})

export const Svg = Type.Object(
  {
    ...baseProperties,
    type: Type.Literal('svg'),
    src: described(Source, 'The SVG file. Drawn as vectors, also in PDFs.'),
    fit: optional(
      Fit,
      '`contain` shows the whole drawing, centered; `cover` fills the box and crops the overflow; `fill` stretches it to the box.',
    ),
    colors: optional(
      SvgColors,
      'Replacements of colors: by the color in the file (`#rgb` or `#rrggbb`), `currentColor`, or `*` for all others. The opacity of the file is kept. `GET /api/assets/{id}/colors` lists the colors of an uploaded file.',
    ),
  },
  { additionalProperties: false },
)
export type Svg = Static<typeof Svg>

export const SVG_DEFAULTS = { fit: 'contain', colors: {} } as const satisfies Partial<Svg>
