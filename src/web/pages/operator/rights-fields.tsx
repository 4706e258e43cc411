import { fieldError } from '../../api/explain-error.ts'
import type { ServiceSummary } from '../../api/operator-queries.ts'
import { SelectField } from '../../parts/field.tsx'
import { counted } from '../../parts/format-text.ts'

interface RightsFieldsProps {
  readonly plans: ServiceSummary['plans']
  readonly plan?: string | undefined
  readonly role?: 'owner' | 'member' | undefined
  readonly error: unknown
}

/** The fields `plan` and `role`. */
export function RightsFields({ plans, plan, role = 'member', error }: RightsFieldsProps) {
  return (
    <>
      <SelectField label="Plan" name="plan" defaultValue={plan ?? plans[0]?.name} error={fieldError(error, '/plan')}>
        {plans.map(({ name, requestsPerMinute }) => (
          <option key={name} value={name}>
            {name}: {counted(requestsPerMinute, 'request')}/min
          </option>
        ))}
      </SelectField>
      <SelectField
        label="Role"
        name="role"
        defaultValue={role}
        hint="Owners can access the admin area."
        error={fieldError(error, '/role')}
      >
        <option value="member">Member</option>
        <option value="owner">Owner</option>
      </SelectField>
    </>
  )
}

export function roleOf(text: string): 'owner' | 'member' {
  return text === 'owner' ? 'owner' : 'member'
}
