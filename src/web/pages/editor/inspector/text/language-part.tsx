import { useId } from 'react'
import { Language } from '../../../../../document/language.ts'
import { Row } from '../fields/row.tsx'
import { ChoiceSelect, SwitchRow } from './text-fields.tsx'
import { TextEntry } from './text-entry.tsx'
import { useTextProperty, useTextState } from './use-text-property.ts'

const { pattern = '', noun = '' } = Language as { pattern?: string; noun?: string }

const DIRECTIONS = [
  ['auto', 'By the first letter'],
  ['ltr', 'Left to right'],
  ['rtl', 'Right to left'],
] as const

const MODES = [
  ['horizontal', 'Horizontal lines'],
  ['vertical', 'Vertical lines'],
] as const

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
  const id = useId()
  const { document } = useTextState()
  const language = useTextProperty('language')
  const hyphens = useTextProperty('hyphens')
  const direction = useTextProperty('direction')
  const mode = useTextProperty('writingMode')
  const { value: tag = '' } = language
  const known = tag === '' ? undefined : new Intl.DisplayNames('en', { type: 'language', fallback: 'none' }).of(tag)
  return (
    <>
      <Row label="Language" htmlFor={id}>
        <TextEntry
          id={id}
          value={tag}
          placeholder={language.isMixed ? 'Mixed' : (document.language ?? 'Not set')}
          suggestions={SUGGESTED}
          check={(text) => (text === '' || isLanguage(text) ? undefined : `Must be ${noun}`)}
          onEnter={(text) => language.set(text === '' ? undefined : text)}
        />
      </Row>
      {known !== undefined && <p className="text-xs text-ink-soft">{known}</p>}
      <SwitchRow
        label="Hyphenate words"
        isOn={hyphens.isMixed ? undefined : hyphens.value === 'auto'}
        onChange={(isOn) => hyphens.set(isOn ? 'auto' : 'none')}
      />
      <ChoiceSelect label="Direction" value={direction.value} choices={DIRECTIONS} onChoose={direction.set} />
      <ChoiceSelect label="Writing mode" value={mode.value} choices={MODES} onChoose={mode.set} />
    </>
  )
}

function isLanguage(text: string): boolean {
  return new RegExp(pattern).test(text)
}
