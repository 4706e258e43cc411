import { Type, type Static } from '#typebox'
import { ERROR_CORRECTIONS } from '../codes/matrix-capacity.ts'
import { SYMBOLOGY_NAMES } from '../codes/symbologies.ts'
import { described, optional } from '../described.ts'
import { LIMITS } from '../limits.ts'
import { Color } from '../paint.ts'
import { baseProperties } from './base.ts'
import { DEFAULT_FAMILY, FontFamily } from './run-style.ts'

/** `check-code.ts` checks whether the symbology can encode the data. */
export const Code = Type.Object(
  {
    ...baseProperties,
    type: Type.Literal('code'),
    symbology: described(
      Type.Enum(SYMBOLOGY_NAMES),
      'Kind of code. Square and stacked codes (`qrcode`, `microqrcode`, `datamatrix`, `gs1datamatrix`, `aztec`, `pdf417`) keep their proportions and are centered in the box; the bars of the other kinds are stretched to it.',
    ),
    data: described(
      Type.String({ minLength: 1, maxLength: LIMITS.codeCharacters }),
      'Encoded data. `{{name}}` and `{{name|default}}` are placeholders filled from `data`, as in texts. The check digit of `ean13`, `ean8`, `upca`, `upce`, `itf14` and `databar` can be omitted; a wrong one is rejected. `gs1128` and `gs1datamatrix` take application identifiers in parentheses, such as `(01)09506000134352(10)ABC`.',
    ),
    foreground: optional(Color, 'Color of the modules and the text. Must be darker than the background.'),
    background: optional(
      Type.Union([Color, Type.Null()]),
      'Color of the box. Null is transparent: make sure that the content below is light.',
    ),
    errorCorrection: optional(
      Type.Enum([...ERROR_CORRECTIONS]),
      'How much of a damaged code can be restored: about 7, 15, 25 or 30 percent of a QR code. More makes the modules smaller. Applies to `qrcode`, `microqrcode` (not `high`), `aztec` and `pdf417`.',
    ),
    quietZone: optional(
      Type.Boolean(),
      'Whether to leave the empty space around the code that its standard requires, inside the box. Without it, leave that space in the design.',
    ),
    showText: optional(Type.Boolean(), 'Whether to write the data below bars. No effect on square and stacked codes.'),
    fontFamily: optional(
      FontFamily,
      `Font family of the text. An unknown family is replaced by ${DEFAULT_FAMILY}, with a warning.`,
    ),
  },
  { additionalProperties: false },
)
export type Code = Static<typeof Code>

export const CODE_DEFAULTS = {
  foreground: '#000000',
  background: '#ffffff',
  errorCorrection: 'medium',
  quietZone: true,
  showText: true,
  fontFamily: DEFAULT_FAMILY,
} as const satisfies Partial<Code>
