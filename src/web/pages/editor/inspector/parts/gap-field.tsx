import { flattened } from '../../../../../document/schema.ts'
import { numberLimits, withinLimits } from '../../../../../edit/properties/property-schema.ts'
import { NumberInput } from '../number-input.tsx'
import { useProperty } from '../subject.ts'

/** The space between elements, and between the lines of a layout that wraps. */
export function GapField() {
  const gap = useProperty('layout.gap')
  const wrap = useProperty('layout.wrap')
  if (!gap) return null
  const limits = numberLimits(flattened(gap.schema)[0] ?? {})
  const [along, across] = gapsIn(gap.value)
  const set = (next: readonly [number | undefined, number | undefined]): void => {
    const [first = 0, second = first] = next.map((each) => each && withinLimits(each, limits))
    gap.set(first === second ? first : [first, second])
  }
  const shown = { unit: 'px', least: limits.least, most: limits.most }
  if (wrap?.value !== true) {
    return <NumberInput label="Gap" {...shown} value={along} onChange={(next) => set([next, next])} />
  }
  return (
    <div className="grid grid-cols-2 gap-2">
      <NumberInput label="Gap" {...shown} value={along} onChange={(next) => set([next, across])} />
      <NumberInput
        label="Lines"
        name="Gap between lines"
        {...shown}
        value={across}
        onChange={(next) => set([along, next])}
      />
    </div>
  )
}

function gapsIn(value: unknown): readonly [number | undefined, number | undefined] {
  if (typeof value === 'number') return [value, value]
  return Array.isArray(value) ? [Number(value[0]), Number(value[1])] : [undefined, undefined]
}
