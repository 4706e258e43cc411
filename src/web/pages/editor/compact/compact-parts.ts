import { lazyPart } from '../../../parts/lazy-page.tsx'
import { layoutNow } from './use-editor-layout.ts'

/** The frame on small screens, which others do not load. */
export const CompactTopBar = lazyPart(async () => (await import('./compact-top-bar.tsx')).CompactTopBar)
export const CompactMenu = lazyPart(async () => (await import('./compact-menu.tsx')).CompactMenu)
export const PanelSheet = lazyPart(async () => (await import('./panel-sheet.tsx')).PanelSheet)
export const ToolBar = lazyPart(async () => (await import('./tool-bar.tsx')).ToolBar)

export const COMPACT_PARTS = [CompactTopBar, CompactMenu, PanelSheet, ToolBar]

/** Small screens need them at once, so they load while the design does. If that fails, they show it. */
export function loadFrame(): void {
  if (layoutNow() !== 'wide') for (const { load } of COMPACT_PARTS) load().catch(() => undefined)
}
