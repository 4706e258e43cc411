import type { LucideIcon } from 'lucide-react'
import { classNames } from '../../../../parts/class-names.ts'
import { Tooltip } from '../../../../parts/tooltip.tsx'
import { useProperty } from '../subject.ts'
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
    <div role="group" aria-label={label} className="flex rounded-md bg-ink/7 p-0.5">
      {choices.map(({ value: choice, label: name, icon: Icon }) => (
        <Tooltip key={choice} text={name}>
          <button
            type="button"
            aria-label={name}
            aria-pressed={choice === value}
            onClick={() => onChoose(choice)}
            className={classNames(
              'grid h-7 min-w-0 flex-1 place-items-center rounded-[5px] transition-colors duration-120',
              choice === value ? 'bg-lift text-ink shadow-raised' : 'text-ink-soft hover:text-ink',
            )}
          >
            <Icon className="size-4" aria-hidden />
          </button>
        </Tooltip>
      ))}
    </div>
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
