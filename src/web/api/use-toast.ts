import { createContext, use } from 'react'

export interface ToastAction {
  readonly label: string
  readonly run: () => void
}

export interface Toaster {
  /** Shows a toast, for longer if it has an `action` (usually Undo). */
  readonly showSuccess: (text: string, action?: ToastAction) => void
  readonly showError: (text: string) => void
}

/** Provided by `ToastProvider` in parts/, which displays the toasts. */
export const ToastContext = createContext<Toaster | undefined>(undefined)

export function useToast(): Toaster {
  const toaster = use(ToastContext)
  if (toaster === undefined) throw new Error('useToast needs a ToastProvider.')
  return toaster
}
