// Applies the theme before the first paint, so that no page flashes in the wrong theme. This is a separate file because
// the content security policy forbids inline scripts. parts/preferences.ts stores the choice.
;(() => {
  const system = matchMedia('(prefers-color-scheme: dark)')
  const show = () => {
    let choice = null
    try {
      choice = localStorage.getItem('platen-theme')
    } catch {
      // Storage is unavailable: the system's theme applies.
    }
    const isDark = choice === 'dark' || (choice !== 'light' && system.matches)
    document.documentElement.dataset.theme = isDark ? 'dark' : 'light'
  }
  system.addEventListener('change', show)
  addEventListener('storage', show)
  addEventListener('platen-theme', show)
  show()
})()
