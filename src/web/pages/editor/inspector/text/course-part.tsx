import { useId } from 'react'
import type { TextPath } from '../../../../../document/elements/text-path.ts'
import { ChoiceField } from '../fields/choice-field.tsx'
import { NumberRow } from '../fields/number-row.tsx'
import { Row } from '../fields/row.tsx'
import { SelectInput } from '../fields/select-input.tsx'
import { TextProperty } from '../fields/text-property.tsx'
import { useTextProperty } from './use-text-property.ts'

const SIDES = { outside: 'On the line', inside: 'On its other side' } as const

/** Stretched to the box. */
const VIEW_BOX: [number, number, number, number] = [0, 0, 100, 100]

const CURVES: Readonly<Record<string, string>> = {
  arch: 'M0 100 Q50 0 100 100',
  valley: 'M0 0 Q50 100 100 0',
  wave: 'M0 50 C25 0 25 0 50 50 S75 100 100 50',
  rise: 'M0 100 L100 0',
}

const COURSES = [
  { value: 'straight', label: 'Straight lines' },
  { value: 'circle', label: 'Circle' },
  { value: 'arch', label: 'Arch' },
  { value: 'valley', label: 'Valley' },
  { value: 'wave', label: 'Wave' },
  { value: 'rise', label: 'Rising line' },
] as const
const OWN = { value: 'own', label: 'Own path' } as const

/** What the lines follow: straight lines, a circle or a path. */
export function CoursePart() {
  const id = useId()
  const { value, isMixed, set } = useTextProperty('path')
  const course = isMixed ? undefined : courseOf(value ?? null)
  return (
    <>
      <Row label="Lines follow" htmlFor={id}>
        <SelectInput
          id={id}
          value={course}
          choices={course === 'own' ? [...COURSES, OWN] : COURSES}
          onChoose={(chosen) => set(pathOf(chosen, value ?? null))}
        />
      </Row>
      {value && (
        <>
          <ChoiceField at="path.side" label="Side" names={SIDES} />
          {value.type === 'circle' ? (
            <NumberRow at="path.startAngle" label="Starts at" unit="°" />
          ) : (
            <TextProperty at="path.d" label="Path data" />
          )}
        </>
      )}
    </>
  )
}

function courseOf(path: TextPath | null): string {
  if (path === null) return 'straight'
  if (path.type === 'circle') return 'circle'
  return COURSES.find(({ value }) => CURVES[value] === path.d)?.value ?? OWN.value
}

function pathOf(course: string, before: TextPath | null): TextPath | null {
  const side = before?.side === undefined ? {} : { side: before.side }
  const d = CURVES[course]
  if (course === 'circle') return { type: 'circle', ...side }
  if (course === OWN.value) return before
  return d === undefined ? null : { type: 'path', d, viewBox: VIEW_BOX, ...side }
}
