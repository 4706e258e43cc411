import { Link, useRouteContext } from '@tanstack/react-router'
import { BookOpen, ChevronsUpDown, KeyRound, LogOut, Server, Settings } from 'lucide-react'
import { useSignOut } from '../api/account-queries.ts'
import { Menu, MenuChoices, MenuItem, MenuLine } from '../parts/menu.tsx'
import { type Theme, useTheme } from '../parts/preferences.ts'

const THEMES: readonly { readonly value: Theme; readonly label: string }[] = [
  { value: 'system', label: 'System' },
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
]

export function AccountMenu({ variant }: { variant: 'side' | 'small' }) {
  const { me } = useRouteContext({ from: '/signed-in' })
  const [theme, chooseTheme] = useTheme()
  const { mutate: signOut } = useSignOut()
  return (
    <Menu align={variant === 'side' ? 'start' : 'end'} trigger={<Trigger email={me.email} variant={variant} />}>
      <p className="px-2.5 py-1.5 text-xs text-ink-soft">
        Signed in as <strong className="block truncate text-sm text-ink user-text">{me.email}</strong>
      </p>
      <MenuLine />
      <MenuItem asChild>
        <Link to="/settings/account">
          <Settings className="size-4 opacity-75" aria-hidden /> Settings
        </Link>
      </MenuItem>
      <MenuItem asChild>
        <Link to="/settings/keys">
          <KeyRound className="size-4 opacity-75" aria-hidden /> API keys
        </Link>
      </MenuItem>
      <MenuItem asChild>
        <Link to="/docs">
          <BookOpen className="size-4 opacity-75" aria-hidden /> Documentation
        </Link>
      </MenuItem>
      {me.role === 'owner' && (
        <MenuItem asChild>
          <Link to="/operator" search={{}}>
            <Server className="size-4 opacity-75" aria-hidden /> Admin
          </Link>
        </MenuItem>
      )}
      <MenuLine />
      <MenuChoices label="Theme" value={theme} choices={THEMES} onChoose={chooseTheme} />
      <MenuLine />
      <MenuItem icon={LogOut} onSelect={() => signOut()}>
        Sign out
      </MenuItem>
    </Menu>
  )
}

function Trigger({ email, variant, ...rest }: { email: string; variant: 'side' | 'small' }) {
  const initial = email.slice(0, 1).toUpperCase()
  return (
    <button
      type="button"
      {...rest}
      className="flex min-w-0 items-center md:w-full gap-2.5 rounded-md p-1.5 text-sm font-semibold transition-colors duration-120 hover:bg-ink/5 max-lg:justify-center"
    >
      <span
        aria-hidden
        className="grid size-8 shrink-0 place-items-center rounded-full bg-press-wash font-bold text-press-strong"
      >
        {initial}
      </span>
      <span className="sr-only">Account: </span>
      <span className={variant === 'side' ? 'min-w-0 flex-1 truncate text-left max-lg:sr-only user-text' : 'sr-only'}>
        {email}
      </span>
      {variant === 'side' && <ChevronsUpDown className="size-4 text-ink-soft max-lg:hidden" aria-hidden />}
    </button>
  )
}
