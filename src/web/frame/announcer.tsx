import { useEffect, useState } from 'react'

/** Announces page changes to screen readers, as browsers do for full page loads. */
export function Announcer() {
  const [title, setTitle] = useState('')
  useEffect(() => {
    const element = document.querySelector('title')
    if (element === null) return undefined
    // The browser announces the first page itself.
    let isFirst = document.title === 'Platen'
    const observer = new MutationObserver(() => {
      if (!isFirst) setTitle(document.title)
      isFirst = false
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
