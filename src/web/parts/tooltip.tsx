import { Tooltip as Radix } from 'radix-ui'
import { type ReactNode } from 'react'

/**
 * A hint that comes with the pointer or the focus. Never the only place where something is said: who listens hears it as the description of
 * what it belongs to, and does not meet it a second time beside the page.
 */
export function Tooltip({ text, children }: { text: ReactNode; children: ReactNode }) {
  return (
    <Radix.Root delayDuration={350}>
      <Radix.Trigger asChild>{children}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          aria-hidden
          sideOffset={6}
          collisionPadding={8}
          className="z-50 max-w-72 rounded-md bg-ink px-2.5 py-1.5 text-xs font-medium text-paper shadow-floating animate-fade-in"
        >
          {text}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}
