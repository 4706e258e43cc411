import { useId } from 'react'
import { checkPathData } from '../../../../../document/check-path-data.ts'
import { TEXT_PATH_DEFAULTS, type TextPath } from '../../../../../document/elements/text-path.ts'
import { NumberInput } from '../number-input.tsx'
import { Row } from '../fields/row.tsx'
import { ChoiceSelect } from './text-fields.tsx'
import { TextEntry } from './text-entry.tsx'
import { useTextProperty } from './use-text-property.ts'

const SIDES = [
  ['outside', 'On the line'],
  ['inside', 'On its other side'],
] as const

/** Stretched to the box. */
const VIEW_BOX: [number, number, number, number] = [0, 0, 100, 100]

const CURVES: Readonly<Record<string, string>> = {
  arch: 'M0 100 Q50 0 100 100',
  valley: 'M0 0 Q50 100 100 0',
  wave: 'M0 50 C25 0 25 0 50 50 S75 100 100 50',
  rise: 'M0 100 L100 0',
}

const COURSES = [
  ['straight', 'Straight lines'],
  ['circle', 'Circle'],
  ['arch', 'Arch'],
  ['valley', 'Valley'],
  ['wave', 'Wave'],
  ['rise', 'Rising line'],
] as const
const OWN = ['own', 'Own path'] as const

/** What the lines follow: straight lines, a circle or a path. */
export function CoursePart() {
  const { value, isMixed, set } = useTextProperty('path')
  const course = isMixed ? undefined : courseOf(value ?? null)
  return (
    <>
      <ChoiceSelect
        label="Lines follow"
        value={course}
        choices={course === 'own' ? [...COURSES, OWN] : COURSES}
        onChoose={(chosen) => set(pathOf(chosen, value ?? null))}
      />
      {value && <PathFields path={value} onChange={set} />}
    </>
  )
}

function PathFields({ path, onChange }: { path: TextPath; onChange: (path: TextPath) => void }) {
  const id = useId()
  return (
    <>
      <ChoiceSelect
        label="Side"
        value={path.side ?? TEXT_PATH_DEFAULTS.side}
        choices={SIDES}
        onChoose={(side) => onChange({ ...path, side })}
      />
      {path.type === 'circle' ? (
        <NumberInput
          label="Starts at"
          unit="°"
          value={path.startAngle ?? TEXT_PATH_DEFAULTS.startAngle}
          least={-360}
          most={360}
          onChange={(startAngle) => onChange({ ...path, startAngle })}
        />
      ) : (
        <Row label="Path data" htmlFor={id}>
          <TextEntry id={id} value={path.d} check={checkPathData} onEnter={(d) => onChange({ ...path, d })} />
        </Row>
      )}
    </>
  )
}

type Course = (typeof COURSES)[number][0] | 'own'

function courseOf(path: TextPath | null): Course {
  if (path === null) return 'straight'
  if (path.type === 'circle') return 'circle'
  return COURSES.find(([name]) => CURVES[name] === path.d)?.[0] ?? 'own'
}

function pathOf(course: Course, before: TextPath | null): TextPath | null {
  const side = before?.side === undefined ? {} : { side: before.side }
  const d = CURVES[course]
  if (course === 'circle') return { type: 'circle', ...side }
  if (course === 'own') return before
  return d === undefined ? null : { type: 'path', d, viewBox: VIEW_BOX, ...side }
}
