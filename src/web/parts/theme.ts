import { useStoredChoice } from './stored-choice.ts'

export type Theme = 'system' | 'light' | 'dark'

/** The chosen theme and its setter. public/static/theme.js applies it before the first paint. */
export function useTheme(): readonly [Theme, (theme: Theme) => void] {
  const [stored, store] = useStoredChoice('platen-theme')
  const theme = stored === 'light' || stored === 'dark' ? stored : 'system'
  return [theme, (chosen) => store(chosen === 'system' ? '' : chosen)]
}
