import type { Mask } from '../../../../../document/elements/mask.ts'
import { MASK_DEFAULTS } from '../../../../../document/elements/mask.ts'
import { MASK_SHAPES } from '../../../../../edit/mask-shapes.ts'
import { isSame } from '../../../../../edit/merging/same-value.ts'
import { convertedPaint } from '../../../../../edit/colors/gradient.ts'
import { Row } from '../fields/row.tsx'
import { PictureInput } from '../fields/picture-input.tsx'
import { SelectInput } from '../fields/select-input.tsx'
import { TextEntry } from '../fields/text-entry.tsx'
import { FieldError } from '../fields/field-error.tsx'
import { FIT_NAMES } from '../paint/picture-paint.tsx'
import { PaintField } from '../paint/paint-field.tsx'
import { useProperty } from '../subject.ts'

const OTHERS = { path: 'Own path', gradient: 'Gradient', alpha: 'Opacity of a picture' } as const
const FITS = ['cover', 'contain', 'fill'] as const

/** What remains visible: a shape, or the opacity of a gradient or picture. */
export function MaskPart() {
  const property = useProperty('mask')
  if (!property) return null
  const mask = property.value as Mask | null | undefined
  const shape = Object.entries(MASK_SHAPES).find(([, preset]) => isSame(preset.mask, mask))?.[0]
  const choices = [
    { value: 'none', label: 'None' },
    ...Object.entries(MASK_SHAPES).map(([value, { label }]) => ({ value, label })),
    ...Object.entries(OTHERS).map(([value, label]) => ({ value, label })),
  ]
  return (
    <>
      <Row label="Mask">
        <SelectInput
          label="Mask"
          value={property.isMixed ? undefined : (shape ?? mask?.type ?? 'none')}
          choices={choices}
          onChoose={(chosen) => property.set(newMask(chosen, mask ?? null))}
        />
      </Row>
      {mask && shape === undefined && <MaskFields mask={mask} onChange={property.set} />}
      <FieldError error={property.error} />
    </>
  )
}

function newMask(chosen: string, before: Mask | null): Mask | null {
  const preset = Object.hasOwn(MASK_SHAPES, chosen) ? MASK_SHAPES[chosen] : undefined
  if (preset) return preset.mask
  if (chosen === 'path') return { type: 'path', d: before?.type === 'path' ? before.d : 'M0.5 0L1 1H0Z' }
  if (chosen === 'gradient') {
    return {
      type: 'gradient',
      gradient: {
        type: 'linear',
        stops: [
          { offset: 0, color: '#000000' },
          { offset: 1, color: '#00000000' },
        ],
      },
    }
  }
  return chosen === 'alpha' ? { type: 'alpha', src: 'builtin:mountains' } : null
}

function MaskFields({ mask, onChange }: { mask: Mask; onChange: (mask: Mask) => void }) {
  switch (mask.type) {
    case 'ellipse':
      return null
    case 'path':
      return (
        <Row label="Path data">
          <TextEntry label="Path data of the mask" lines={3} value={mask.d} onEnter={(d) => onChange({ ...mask, d })} />
        </Row>
      )
    case 'gradient':
      return (
        <Row label="Gradient">
          <PaintField
            label="Gradient of the mask"
            value={mask.gradient}
            allows="gradient"
            onChange={(paint) => {
              const gradient = convertedPaint(paint, 'linear', '')
              const chosen = paint !== null && typeof paint !== 'string' && 'stops' in paint ? paint : gradient
              if (chosen !== null && typeof chosen !== 'string' && 'stops' in chosen)
                onChange({ ...mask, gradient: chosen })
            }}
          />
        </Row>
      )
    case 'alpha':
      return (
        <>
          <PictureInput src={mask.src} onChange={(src) => onChange({ ...mask, src })} />
          <Row label="Fit">
            <SelectInput
              label="Fit of the mask"
              value={mask.fit ?? MASK_DEFAULTS.fit}
              choices={FITS.map((fit) => ({ value: fit, label: FIT_NAMES[fit] }))}
              onChoose={(chosen) => {
                const fit = FITS.find((each) => each === chosen)
                if (fit) onChange({ ...mask, fit })
              }}
            />
          </Row>
        </>
      )
  }
}
