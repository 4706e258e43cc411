import { expect, it } from 'vitest'
import { emptyDocument } from '../../document/document.ts'
import { openEditor } from '../editor-state.ts'
import { perform } from './commands.ts'

const CONTEXT = { places: new Map<never, never>(), pictures: new Map<never, never>(), at: 0 }

it('options that commands set are chosen, even if they were shown already', () => {
  const state = openEditor(emptyDocument(), { width: 400, height: 400 })
  const chosen = perform(perform(state, 'unit-px', CONTEXT), 'rulers', CONTEXT)
  expect(chosen.options).toEqual({ ...state.options, rulers: true })
  expect(chosen.chosenOptions).toEqual({ unit: 'px', rulers: true })
})
