import { Pencil } from 'lucide-react'
import { type ReactNode, useRef, useState } from 'react'
import { type Key, useRenameKey, useRevokeKey } from '../../api/key-queries.ts'
import { couldNot } from '../../api/explain-error.ts'
import { Badge } from '../../parts/badge.tsx'
import { IconButton } from '../../parts/button.tsx'
import { classNames } from '../../parts/class-names.ts'
import { dayOf, exactTime } from '../../parts/format-text.ts'
import { Tooltip } from '../../parts/tooltip.tsx'
import { useFallbackFocus } from '../../parts/use-fallback-focus.ts'
import { RelativeTime, useNow } from '../../parts/relative-time.tsx'
import { RevokeKey } from '../../parts/revoke-key.tsx'
import { useToast } from '../../api/use-toast.ts'
import { KeyName } from './editable-key-name.tsx'
import { scopesOf, stateOf } from '../../parts/key-state.ts'

export function KeyRow({ apiKey }: { apiKey: Key }) {
  const revocation = useRevokeKey()
  const { name, last4, createdAt, lastUsedAt, expiresAt, revokedAt } = apiKey
  const { label, variant, isActive } = stateOf(apiKey, useNow())
  const row = useRef<HTMLLIElement>(null)
  useFallbackFocus(row, isActive)
  return (
    <li
      ref={row}
      tabIndex={-1}
      className="outline-none grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 gap-y-3 py-5 md:grid-cols-[minmax(0,3fr)_minmax(0,2fr)_5.5rem] md:items-center md:gap-x-8"
    >
      <div className="min-w-0">
        <NameLine apiKey={apiKey} isActive={isActive}>
          <Badge variant={variant}>{label}</Badge>
        </NameLine>
        <p className="mt-1 flex flex-wrap gap-x-3 text-sm text-ink-soft">
          <code data-varies aria-label={`Key ending in ${last4}`}>
            pl_••••{last4}
          </code>
          <span>{scopesOf(apiKey)}</span>
        </p>
      </div>
      <dl className="grid gap-0.5 text-sm text-ink-soft max-md:order-last max-md:col-span-2">
        <Fact name="Last used">{lastUsedAt === null ? 'Never' : <RelativeTime at={lastUsedAt} />}</Fact>
        <Fact name="Created">
          <RelativeTime at={createdAt} />
        </Fact>
        {revokedAt === null ? (
          <Fact name={isActive ? 'Expires' : 'Expired'}>{expiresAt === null ? 'Never' : <Day at={expiresAt} />}</Fact>
        ) : (
          <Fact name="Revoked">
            <RelativeTime at={revokedAt} />
          </Fact>
        )}
      </dl>
      <div className="text-right">{isActive && <RevokeKey id={apiKey._id} name={name} revocation={revocation} />}</div>
    </li>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="flex gap-2">
      <dt className="w-18 shrink-0">{name}</dt>
      <dd className="text-ink">{children}</dd>
    </div>
  )
}

/** Shows a date instead of a relative time, since users plan for expiration dates. */
function Day({ at }: { at: string }) {
  return (
    <Tooltip text={exactTime(at)}>
      <time dateTime={at} data-varies>
        {dayOf(at)}
      </time>
    </Tooltip>
  )
}

function NameLine({ apiKey, isActive, children }: { apiKey: Key; isActive: boolean; children: ReactNode }) {
  const { _id, name } = apiKey
  const [isRenaming, setRenaming] = useState(false)
  const { mutate } = useRenameKey()
  const { showError } = useToast()
  // The focus returns to the button if the user ended the renaming with the keyboard.
  const [returnsFocus, setReturnsFocus] = useState(false)
  const rename = (newName: string, by: 'key' | 'blur'): void => {
    setRenaming(false)
    setReturnsFocus(by === 'key')
    if (newName === '' || newName === name) return
    mutate({ id: _id, name: newName }, { onError: (error) => showError(couldNot('rename the key', error)) })
  }
  return (
    <div className="flex min-h-8 items-center gap-2">
      {isRenaming ? (
        <KeyName name={name} onDone={rename} />
      ) : (
        <>
          <h2
            className={classNames(
              'font-sans min-w-0 text-base font-semibold tracking-normal user-text',
              !isActive && 'text-ink-soft',
            )}
          >
            {name}
          </h2>
          <IconButton
            icon={Pencil}
            label={`Rename ${name}`}
            height="small"
            autoFocus={returnsFocus}
            onClick={() => setRenaming(true)}
          />
        </>
      )}
      {children}
    </div>
  )
}
