import type { Editor } from '../editor.ts'
import type { AddSection } from './add-section.ts'

/** Shows a section of the panel for adding, and focuses its search or its first button once it is there. */
export function showAddSection(editor: Editor, section: AddSection): void {
  editor.panel.set('add')
  editor.sheet.set('add')
  editor.addSection.set(section)
  focusSoon(MOST_FRAMES)
}

/** A section may have to be loaded first. */
const MOST_FRAMES = 120

function focusSoon(framesLeft: number): void {
  requestAnimationFrame(() => {
    const panel = document.querySelector('[data-add-section][data-state=active]')
    const target =
      panel?.querySelector<HTMLElement>('[data-section-focus]') ?? panel?.querySelector<HTMLElement>('button')
    if (target) target.focus()
    else if (framesLeft > 0) focusSoon(framesLeft - 1)
  })
}
