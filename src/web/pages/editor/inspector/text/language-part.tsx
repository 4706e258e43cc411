import { useEditorState } from '../../use-editor.ts'
import { ChoiceField } from '../fields/choice-field.tsx'
import { SwitchInput } from '../fields/switch-field.tsx'
import { TextProperty } from '../fields/text-property.tsx'
import { useTextProperty } from './use-text-property.ts'

const DIRECTIONS = { auto: 'By the first letter', ltr: 'Left to right', rtl: 'Right to left' } as const

const MODES = { horizontal: 'Horizontal lines', vertical: 'Vertical lines' } as const

const SUGGESTED = [
  'ar',
  'cs',
  'de',
  'en',
  'es',
  'fr',
  'he',
  'hi',
  'it',
  'ja',
  'ko',
  'nl',
  'pl',
  'pt-BR',
  'ru',
  'th',
  'tr',
  'uk',
  'zh-Hans',
  'zh-TW',
]

/** The language with its hyphens, and the directions of writing. */
export function LanguagePart() {
  const language = useEditorState(({ document }) => document.language)
  const { value: tag = '' } = useTextProperty('language')
  const hyphens = useTextProperty('hyphens')
  return (
    <>
      <TextProperty at="language" label="Language" placeholder={language ?? 'Not set'} suggestions={SUGGESTED} />
      {tag !== '' && <p className="text-xs text-ink-soft">{nameOf(tag)}</p>}
      <SwitchInput
        label="Hyphenate words"
        checked={hyphens.value === 'auto'}
        isMixed={hyphens.isMixed}
        onChange={(isOn) => hyphens.set(isOn ? 'auto' : 'none')}
      />
      <ChoiceField at="direction" label="Direction" names={DIRECTIONS} />
      <ChoiceField at="writingMode" label="Writing mode" names={MODES} />
    </>
  )
}

function nameOf(tag: string): string | undefined {
  return new Intl.DisplayNames('en', { type: 'language', fallback: 'none' }).of(tag)
}
