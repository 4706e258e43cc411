/** Whether a dialog, a popover or a menu is open above the editor, to which keys then belong. */
export function isCovered(): boolean {
  return document.querySelector('[role=dialog]:not([data-shares-keys]), [role=alertdialog], [role=menu]') !== null
}
