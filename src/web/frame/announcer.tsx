import { useEffect, useState } from 'react'

/** Announces the new title after navigation; screen readers announce only full page loads on their own. */
export function Announcer() {
  const [title, setTitle] = useState('')
  useEffect(() => {
    const element = document.querySelector('title')
    if (element === null) return undefined
    let isInitialTitle = document.title === 'Platen'
    const observer = new MutationObserver(() => {
      if (!isInitialTitle) setTitle(document.title)
      isInitialTitle = false
    })
    observer.observe(element, { childList: true, characterData: true, subtree: true })
    return () => observer.disconnect()
  }, [])
  return (
    <p aria-live="polite" className="sr-only">
      {title}
    </p>
  )
}
