const MAC: Readonly<Record<string, string>> = { Mod: '⌘', Alt: '⌥', Shift: '⇧' }
/** The order in which a Mac writes them. */
const MAC_ORDER = ['Alt', 'Shift', 'Mod']

const NAMES: Readonly<Record<string, string>> = {
  ArrowLeft: '←',
  ArrowRight: '→',
  ArrowUp: '↑',
  ArrowDown: '↓',
  PageUp: 'Page up',
  PageDown: 'Page down',
  Escape: 'Esc',
  '-': '−',
}

/** The keys to press, as their labels: `Mod+Shift+G` is Ctrl, Shift and G, or ⇧, ⌘ and G on a Mac. */
export function keyLabels(keys: string, { isMac }: { isMac: boolean }): string[] {
  const parts = partsOf(keys)
  const key = parts.at(-1) ?? ''
  const modifiers = parts.slice(0, -1)
  const named = isMac
    ? MAC_ORDER.filter((name) => modifiers.includes(name)).map((name) => MAC[name] ?? name)
    : modifiers.map((name) => (name === 'Mod' ? 'Ctrl' : name))
  return [...named, NAMES[key] ?? key]
}

/** For menus and tooltips: `Ctrl+Shift+G`, or `⇧⌘G` on a Mac. */
export function keyText(keys: string, { isMac }: { isMac: boolean }): string {
  return keyLabels(keys, { isMac }).join(isMac ? '' : '+')
}

/** The key itself can be a plus sign. */
function partsOf(keys: string): string[] {
  return keys === '+' || keys.endsWith('++') ? [...keys.slice(0, -2).split('+').filter(Boolean), '+'] : keys.split('+')
}
