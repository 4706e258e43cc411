import {
  type ImagePaint,
  ImagePaint as ImageSchema,
  PAINT_DEFAULTS,
  type PatternPaint,
  PatternPaint as PatternSchema,
} from '../../../../../document/paint.ts'
import type { Schema } from '../../../../../document/schema.ts'
import { SelectInput } from '../fields/select-input.tsx'
import { Row } from '../fields/row.tsx'
import { PictureInput } from '../fields/picture-input.tsx'
import { PaintNumber } from './paint-number.tsx'

export const FIT_NAMES = { cover: 'Fill, cropped', contain: 'Whole picture', fill: 'Stretched' } as const
const FITS = ['cover', 'contain', 'fill'] as const

/** A picture that fills an area, once or as tiles. */
export function PicturePaint({
  paint,
  onChange,
}: {
  paint: ImagePaint | PatternPaint
  onChange: (paint: ImagePaint | PatternPaint) => void
}) {
  return (
    <>
      <PictureInput src={paint.src} onChange={(src) => onChange({ ...paint, src })} />
      {paint.type === 'image' ? <ImageNumbers {...{ paint, onChange }} /> : <PatternNumbers {...{ paint, onChange }} />}
    </>
  )
}

function ImageNumbers({ paint, onChange }: { paint: ImagePaint; onChange: (paint: ImagePaint) => void }) {
  const target = { paint, schema: ImageSchema as Schema, defaults: PAINT_DEFAULTS.image, onChange }
  return (
    <>
      <Row label="Fit">
        <SelectInput
          label="Fit"
          value={paint.fit ?? PAINT_DEFAULTS.image.fit}
          choices={FITS.map((fit) => ({ value: fit, label: FIT_NAMES[fit] }))}
          onChoose={(chosen) => {
            const fit = FITS.find((each) => each === chosen)
            if (fit) onChange({ ...paint, fit })
          }}
        />
      </Row>
      <PaintNumber {...target} at="opacity" label="Opacity" unit="%" scale={100} />
    </>
  )
}

function PatternNumbers({ paint, onChange }: { paint: PatternPaint; onChange: (paint: PatternPaint) => void }) {
  const target = { paint, schema: PatternSchema as Schema, defaults: PAINT_DEFAULTS.pattern, onChange }
  return (
    <div className="grid grid-cols-2 gap-2">
      <PaintNumber {...target} at="scale" label="Size" unit="%" scale={100} />
      <PaintNumber {...target} at="gap" label="Gap" unit="px" />
      <PaintNumber {...target} at="angle" label="Angle" unit="°" />
      <PaintNumber {...target} at="opacity" label="Opacity" unit="%" scale={100} />
    </div>
  )
}
