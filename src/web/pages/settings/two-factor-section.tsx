import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { twoFactorQuery } from '../../api/two-factor-queries.ts'
import { Badge } from '../../parts/badge.tsx'
import { Button } from '../../parts/button.tsx'
import { counted, dayOf } from '../../parts/format-text.ts'
import { ErrorState, Skeleton } from '../../parts/states.tsx'
import { Section } from './section.tsx'
import { RenewCodesDialog, TurnOffDialog } from './two-factor-dialogs.tsx'
import { TwoFactorSetupDialog } from './two-factor-setup-dialog.tsx'

export function TwoFactorSection() {
  return (
    <Section
      title="Two-factor sign-in"
      hint="Asks for a code from an authenticator app when you sign in. API keys keep working."
    >
      <TwoFactor />
    </Section>
  )
}

function TwoFactor() {
  const { data, error, refetch } = useQuery(twoFactorQuery)
  const [open, setOpen] = useState<'set up' | 'renew' | 'turn off'>()
  const close = (): void => setOpen(undefined)
  if (error && !data) {
    return <ErrorState error={error} title="Couldn’t load two-factor sign-in" onRetry={() => void refetch()} />
  }
  if (!data) return <Skeleton className="h-9 w-48" />
  return (
    <>
      {data.enabledAt === null ? (
        <Button onClick={() => setOpen('set up')}>Set up two-factor sign-in…</Button>
      ) : (
        <div className="grid grid-cols-1 gap-4">
          <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
            <Badge variant="good">On</Badge>
            <span className="text-sm text-ink-soft">
              Since <span data-varies>{dayOf(data.enabledAt)}</span> ·{' '}
              {counted(data.recoveryCodesLeft, 'recovery code')} left
            </span>
          </p>
          <div className="flex flex-wrap gap-2">
            <Button onClick={() => setOpen('renew')}>New recovery codes…</Button>
            <Button variant="danger" onClick={() => setOpen('turn off')}>
              Turn off…
            </Button>
          </div>
        </div>
      )}
      {open === 'set up' && <TwoFactorSetupDialog onClose={close} />}
      {open === 'renew' && <RenewCodesDialog onClose={close} />}
      {open === 'turn off' && <TurnOffDialog onClose={close} />}
    </>
  )
}
