import { useKeptChoice } from './kept-choice.ts'

export type Theme = 'system' | 'light' | 'dark'

/** The theme that was chosen, and how to choose another. public/static/theme.js shows it, before anything is painted. */
export function useTheme(): readonly [Theme, (theme: Theme) => void] {
  const [kept, keep] = useKeptChoice('platen-theme')
  const theme = kept === 'light' || kept === 'dark' ? kept : 'system'
  return [theme, (chosen) => keep(chosen === 'system' ? '' : chosen)]
}
