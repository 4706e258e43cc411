import { useProviderSignIn } from '../../api/provider-queries.ts'
import { messageOf } from '../../api/explain-error.ts'
import { Button } from '../../parts/button.tsx'
import { FormError } from '../../parts/form.tsx'
import { providerProblem } from './provider-problem.ts'

interface ProviderButtonProps {
  readonly name: string
  readonly next: string | undefined
  /** `primary` if there is no other way to sign in. */
  readonly variant: 'primary' | 'plain'
  /** Why the last sign-in with the provider failed. */
  readonly problem: string | undefined
}

export function ProviderButton({ name, next, variant, problem }: ProviderButtonProps) {
  const { mutate, error, isPending } = useProviderSignIn()
  const last = problem === undefined ? undefined : providerProblem(problem, name)
  const message = error === null ? last : messageOf(error)
  return (
    <div className="grid grid-cols-1 gap-5">
      {message !== undefined && <FormError>{message}</FormError>}
      <Button variant={variant} height="large" busy={isPending} onClick={() => mutate({ next })}>
        Continue with {name}
      </Button>
    </div>
  )
}
