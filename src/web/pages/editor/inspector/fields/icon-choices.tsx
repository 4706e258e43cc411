import type { LucideIcon } from 'lucide-react'
import { useProperty } from '../subject.ts'
import { IconButtons, IconToggle } from './icon-buttons.tsx'
import { Row } from './row.tsx'

export interface IconChoice {
  readonly value: string
  readonly label: string
  readonly icon: LucideIcon
}

interface IconChoicesProps {
  readonly label: string
  readonly value: string | undefined
  readonly choices: readonly IconChoice[]
  readonly onChoose: (value: string) => void
}

/** A few choices as buttons with icons. */
export function IconChoices({ label, value, choices, onChoose }: IconChoicesProps) {
  return (
    <IconButtons label={label}>
      {choices.map(({ value: choice, label: name, icon }) => (
        <IconToggle key={choice} label={name} icon={icon} isOn={choice === value} onToggle={() => onChoose(choice)} />
      ))}
    </IconButtons>
  )
}

export function IconChoiceField({ at, label, choices }: Pick<IconChoicesProps, 'label' | 'choices'> & { at: string }) {
  const property = useProperty(at)
  if (!property) return null
  const value = typeof property.value === 'string' ? property.value : undefined
  return (
    <Row label={label}>
      <IconChoices {...{ label, value, choices }} onChoose={property.set} />
    </Row>
  )
}
