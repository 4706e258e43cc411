// Before anything is painted, so that no page flashes in the other theme. A file of its own: the policy allows no inline script.
// Says which theme is shown; what was chosen is kept by parts/theme.ts.
;(() => {
  const system = matchMedia('(prefers-color-scheme: dark)')
  const show = () => {
    let choice = null
    try {
      choice = localStorage.getItem('platen-theme')
    } catch {
      // A browser that keeps nothing shows what the system says.
    }
    const isDark = choice === 'dark' || (choice !== 'light' && system.matches)
    document.documentElement.dataset.theme = isDark ? 'dark' : 'light'
  }
  system.addEventListener('change', show)
  addEventListener('storage', show)
  addEventListener('platen-theme', show)
  show()
})()
