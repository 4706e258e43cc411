import { CATEGORIES, isCategory, type Medium } from './categories.ts'
import type { TemplateFile } from './template-files.ts'

export function mediumOf({ category }: Pick<TemplateFile, 'category'>): Medium {
  return isCategory(category) ? CATEGORIES[category] : 'screen'
}

export function isPrinted(template: Pick<TemplateFile, 'category'>): boolean {
  return mediumOf(template) !== 'screen'
}
