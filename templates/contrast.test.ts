import { expect, test } from 'vitest'
import { findingsOf } from '../src/content/edit-text.ts'
import { readTemplateFile, templateSlugs } from './check/template-files.ts'

test.each(templateSlugs())('edits of %s do not warn of low contrast', (slug) => {
  const { document, width, height } = readTemplateFile(slug)
  const { warnings } = findingsOf(document, { width, height }, new Map())
  expect(warnings.filter(({ code }) => code === 'contrast_low')).toEqual([])
})
