import type { ReactNode } from 'react'
import { Button } from './button.tsx'
import { Dialog } from './dialog.tsx'

export interface FormDialogProps {
  readonly title: string
  readonly verb: string
  readonly variant?: 'primary' | 'danger'
  /** ID of the form among the children that the dialog’s button submits. */
  readonly form: string
  readonly isPending: boolean
  readonly onClose: () => void
  readonly children: ReactNode
}

export function FormDialog({ title, verb, variant = 'primary', form, isPending, onClose, children }: FormDialogProps) {
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      width="narrow"
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" form={form} variant={variant} busy={isPending}>
            {verb}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  )
}
