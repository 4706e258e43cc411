import { ChevronDown, type LucideIcon } from 'lucide-react'
import type { ComponentProps } from 'react'
import { Button } from '../../parts/button.tsx'
import { classNames } from '../../parts/class-names.ts'

interface FilterButtonProps extends Omit<ComponentProps<typeof Button>, 'children' | 'icon' | 'value'> {
  readonly icon: LucideIcon
  readonly label: string
  readonly value: string | undefined
}

export function FilterButton({ icon: Icon, label, value, ...rest }: FilterButtonProps) {
  return (
    <Button
      {...rest}
      aria-label={value === undefined ? label : `${label}: ${value}`}
      className={classNames(
        'max-w-56 max-sm:size-10 max-sm:px-0 sm:h-9.5',
        value !== undefined && 'border-press! bg-press-wash text-press-strong',
      )}
    >
      <Icon className="size-4 shrink-0" aria-hidden />
      <span className="truncate max-sm:sr-only user-text">{value ?? label}</span>
      <ChevronDown className="size-3.5 shrink-0 max-sm:hidden" aria-hidden />
    </Button>
  )
}
