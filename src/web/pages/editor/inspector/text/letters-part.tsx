import { useId } from 'react'
import { FEATURE_NAMES } from '../../../../../document/elements/feature-names.ts'
import { parsedFeatures, writtenFeatures } from './feature-tags.ts'
import { ChoiceField } from '../fields/choice-field.tsx'
import { NumberRow } from '../fields/number-row.tsx'
import { Row } from '../fields/row.tsx'
import { SwitchInput } from '../fields/switch-field.tsx'
import { TextEntry } from '../fields/text-entry.tsx'
import { useProperty } from '../subject.ts'
import { useTextProperty } from './use-text-property.ts'
import { spokenName } from '../../../../../edit/describing/capitalized.ts'

const CASES = {
  none: 'As typed',
  uppercase: 'UPPERCASE',
  lowercase: 'lowercase',
  capitalize: 'Capitalize Words',
} as const

type Features = Readonly<Record<string, boolean | number>>

/** Fonts have these on unless they are turned off. */
const ON_BY_DEFAULT: ReadonlySet<string> = new Set(['common-ligatures', 'contextual'])

/** Case, baseline and the features of OpenType. */
export function LettersPart() {
  return (
    <>
      <ChoiceField at="textTransform" label="Case" names={CASES} />
      <NumberRow at="baselineShift" label="Baseline" unit="em" step={0.05} />
      <FeatureFields />
    </>
  )
}

/** A font ignores features that it does not have. */
function FeatureFields() {
  const id = useId()
  const { value = {}, isMixed, adjust } = useTextProperty('fontFeatures')
  const change = (next: (before: Features) => Features): void => adjust((before) => next((before ?? {}) as Features))
  const setFeature = (name: string, isOn: boolean): void =>
    change(({ [name]: _, ...others }) => (isOn === ON_BY_DEFAULT.has(name) ? others : { ...others, [name]: isOn }))
  const tags = Object.entries(value).filter(([name]) => !Object.hasOwn(FEATURE_NAMES, name))
  return (
    <fieldset>
      <legend className="text-xs font-semibold text-ink-soft">OpenType features</legend>
      {Object.keys(FEATURE_NAMES).map((name) => (
        <FeatureSwitch key={name} name={name} onChange={(isOn) => setFeature(name, isOn)} />
      ))}
      <Row label="Other tags" htmlFor={id}>
        <TextEntry
          id={id}
          value={writtenFeatures(Object.fromEntries(tags))}
          placeholder={isMixed ? 'Mixed' : 'ss01 -calt'}
          check={(text) =>
            parsedFeatures(text) ? undefined : 'Tags of four characters, such as ss01. A hyphen turns one off.'
          }
          onEnter={(text) => {
            const parsed = parsedFeatures(text)
            if (parsed) change((before) => ({ ...namedIn(before), ...parsed }))
          }}
        />
      </Row>
    </fieldset>
  )
}

function FeatureSwitch({ name, onChange }: { name: string; onChange: (isOn: boolean) => void }) {
  const feature = useProperty(`fontFeatures.${name}`)
  return (
    <SwitchInput
      label={spoken(name)}
      checked={(feature?.value ?? ON_BY_DEFAULT.has(name)) === true}
      isMixed={feature?.isMixed ?? false}
      onChange={onChange}
    />
  )
}

function namedIn(features: Features): Features {
  return Object.fromEntries(Object.entries(features).filter(([name]) => Object.hasOwn(FEATURE_NAMES, name)))
}

/** `Old style numbers` for `oldstyle-nums`. */
function spoken(name: string): string {
  return spokenName(name.replace('nums', 'numbers').replace('oldstyle', 'old style'))
}
