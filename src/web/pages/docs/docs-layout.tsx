import { Outlet } from '@tanstack/react-router'

export function DocsLayout() {
  return <Outlet />
}
