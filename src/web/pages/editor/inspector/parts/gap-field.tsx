import { flattened } from '../../../../../document/schema.ts'
import { numberLimits, withinLimits } from '../../../../../edit/properties/property-schema.ts'
import { NumberInput } from '../number-input.tsx'
import { useProperty } from '../subject.ts'

type Gaps = readonly [along: number, across: number]

/** The space between elements, and between the lines of a layout that wraps. */
export function GapField() {
  const wrap = useProperty('layout.wrap')
  if (wrap?.value !== true) return <GapInput label="Gap" which={[0, 1]} />
  return (
    <div className="grid grid-cols-2 gap-2">
      <GapInput label="Gap" which={[0]} />
      <GapInput label="Lines" name="Gap between lines" which={[1]} />
    </div>
  )
}

/** `which` of the two gaps it shows and sets. */
function GapInput({ label, name = label, which }: { label: string; name?: string; which: readonly number[] }) {
  const gap = useProperty('layout.gap')
  if (!gap) return null
  const limits = numberLimits(flattened(gap.schema)[0] ?? {})
  const [first = 0, ...others] = gap.values.map((each) => gapsIn(each)[which[0] ?? 0] ?? 0)
  const adjust = (change: (before: number) => number): void =>
    gap.adjust((before) => {
      const [along, across] = gapsIn(before)
      const changed = (own: number, index: number): number =>
        which.includes(index) ? withinLimits(change(own), limits) : own
      const next: Gaps = [changed(along, 0), changed(across, 1)]
      return next[0] === next[1] ? next[0] : next
    })
  return (
    <NumberInput
      {...{ label, name }}
      unit="px"
      least={limits.least}
      most={limits.most}
      value={others.every((each) => each === first) ? first : undefined}
      onChange={(next) => adjust(() => next)}
      onAdjust={adjust}
    />
  )
}

function gapsIn(value: unknown): Gaps {
  return Array.isArray(value) ? [Number(value[0]), Number(value[1])] : [Number(value ?? 0), Number(value ?? 0)]
}
