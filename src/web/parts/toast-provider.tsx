import { CircleAlert, CircleCheck, X } from 'lucide-react'
import { Toast as Radix } from 'radix-ui'
import { type ReactNode, useCallback, useMemo, useState } from 'react'
import { type ToastAction, ToastContext, type Toaster } from '../api/use-toast.ts'

interface Toast {
  readonly id: number
  readonly text: string
  readonly variant: 'good' | 'bad'
  readonly action: ToastAction | undefined
}

const SECONDS = { good: 4, withAction: 10, bad: 12 }
const MAX_TOASTS = 4

export function ToastProvider({ children }: { children: ReactNode }) {
  const [toasts, setToasts] = useState<readonly Toast[]>([])
  const add = useCallback(
    (toast: Omit<Toast, 'id'>) =>
      setToasts((all) => [...all, { ...toast, id: (all.at(-1)?.id ?? 0) + 1 }].slice(-MAX_TOASTS)),
    [],
  )
  const remove = (id: number): void => setToasts((all) => all.filter((toast) => toast.id !== id))
  const toaster = useMemo<Toaster>(
    () => ({
      showSuccess: (text, action) => add({ text, variant: 'good', action }),
      showError: (text) => add({ text, variant: 'bad', action: undefined }),
    }),
    [add],
  )
  return (
    <ToastContext value={toaster}>
      <Radix.Provider swipeDirection="down" label="Notifications">
        {children}
        {toasts.map((toast) => (
          <ToastCard key={toast.id} {...toast} onClose={() => remove(toast.id)} />
        ))}
        <Radix.Viewport
          data-messages
          className="pointer-events-none fixed inset-x-0 bottom-16 z-50 mx-auto flex w-[calc(100%-2rem)] max-w-md flex-col gap-2 md:bottom-6"
        />
      </Radix.Provider>
    </ToastContext>
  )
}

function ToastCard({ text, variant, action, onClose }: Toast & { onClose: () => void }) {
  const Icon = variant === 'good' ? CircleCheck : CircleAlert
  const seconds = variant === 'bad' ? SECONDS.bad : action ? SECONDS.withAction : SECONDS.good
  return (
    <Radix.Root
      duration={seconds * 1000}
      type={variant === 'bad' ? 'foreground' : 'background'}
      onOpenChange={(isOpen) => isOpen || onClose()}
      className="pointer-events-auto flex items-center gap-3 rounded-lg bg-ink px-4 py-3 text-sm font-medium text-paper shadow-floating animate-rise-in"
    >
      <Icon className="size-4.5 shrink-0" aria-hidden />
      <Radix.Title className="min-w-0 flex-1 line-clamp-4 user-text">{text}</Radix.Title>
      {action && (
        <Radix.Action asChild altText={action.label}>
          <button
            type="button"
            onClick={action.run}
            className="touchable rounded-sm px-1.5 py-0.5 font-semibold underline underline-offset-4"
          >
            {action.label}
          </button>
        </Radix.Action>
      )}
      <Radix.Close
        aria-label="Dismiss"
        className="touchable -mr-1.5 grid size-7 place-items-center rounded-sm opacity-80 hover:opacity-100"
      >
        <X className="size-4" aria-hidden />
      </Radix.Close>
    </Radix.Root>
  )
}
