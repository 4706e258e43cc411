import { useQuery } from '@tanstack/react-query'
import { readSource } from '../../../../../document/check-source.ts'
import { isObject } from '../../../../../document/check-schema.ts'
import { assetColorsQuery } from '../../../../api/asset-queries.ts'
import { ChoiceField } from '../fields/choice-field.tsx'
import { PictureInput } from '../fields/picture-input.tsx'
import { Row } from '../fields/row.tsx'
import { FIT_NAMES } from '../paint/picture-paint.tsx'
import { PaintField } from '../paint/paint-field.tsx'
import { Button } from '../../../../parts/button.tsx'
import { useProperty } from '../subject.ts'

export function SvgPart() {
  const src = useProperty('src')
  return (
    <>
      <PictureInput src={textOf(src?.value)} onChange={(next) => src?.set(next)} />
      <ChoiceField at="fit" label="Fit" names={FIT_NAMES} />
      <SvgColorsPart src={textOf(src?.value)} />
    </>
  )
}

/** The colors of the file, and what replaces them. */
function SvgColorsPart({ src }: { src: string | undefined }) {
  const property = useProperty('colors')
  const source = src === undefined ? undefined : readSource(src)
  const assetId = source?.kind === 'asset' ? source.assetId : undefined
  const { data } = useQuery({
    ...assetColorsQuery({ _id: assetId ?? '', contentType: 'image/svg+xml' }),
    enabled: assetId !== undefined,
  })
  if (!property) return null
  const maps = property.values.map((each) => (isObject(each) ? each : {}))
  const replaced = Object.assign({}, ...maps) as Readonly<Record<string, unknown>>
  const named = data?.colors ?? []
  const own = [...new Set([...named, ...Object.keys(replaced)])].filter((name) => name !== '*')
  const set = (name: string, color: string | undefined): void => {
    property.adjust((before) => {
      const { [name]: _, ...others } = isObject(before) ? before : {}
      return color === undefined ? others : { ...others, [name]: color }
    })
  }
  return (
    <div role="group" aria-label="Colors of the drawing" className="grid grid-cols-1 gap-2">
      {[...own, '*'].map((name) => (
        <Row key={name} label={nameOf(name, own.length)}>
          <div className="flex items-center gap-1">
            <PaintField
              label={nameOf(name, own.length)}
              value={
                maps.every((each) => each[name] === replaced[name])
                  ? (textOf(replaced[name]) ?? (name.startsWith('#') ? name : null))
                  : undefined
              }
              allows="color"
              canBeNone={name === '*'}
              onChange={(color) => set(name, typeof color === 'string' ? color : undefined)}
            />
            {Object.hasOwn(replaced, name) && (
              <Button variant="quiet" height="small" onClick={() => set(name, undefined)}>
                Reset
              </Button>
            )}
          </div>
        </Row>
      ))}
    </div>
  )
}

function nameOf(name: string, others: number): string {
  if (name === '*') return others > 0 ? 'All others' : 'All colors'
  return name === 'currentColor' ? 'Main color' : name
}

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined
}
