import { useKeptChoice } from '../../parts/kept-choice.ts'

/** The language in which the reader wants examples: chosen at one of them, it holds for all and for the next visit. */
export function useChosenLanguage(): readonly [string, (language: string) => void] {
  const [kept, keep] = useKeptChoice('platen-docs-language')
  return [kept === '' ? 'curl' : kept, keep]
}
