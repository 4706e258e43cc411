import { useEffect, useState } from 'react'

/** Screen readers announce only full page loads themselves. */
export function Announcer() {
  const [title, setTitle] = useState('')
  useEffect(() => {
    const element = document.querySelector('title')
    if (element === null) return undefined
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
