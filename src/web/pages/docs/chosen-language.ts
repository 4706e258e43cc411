import { useStoredChoice } from '../../parts/stored-choice.ts'

/** The language of all examples, stored for the next visit. */
export function useChosenLanguage(): readonly [string, (language: string) => void] {
  const [stored, store] = useStoredChoice('platen-docs-language')
  return [stored === '' ? 'curl' : stored, store]
}
