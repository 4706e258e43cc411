import { useEffect, useState } from 'react'

/** Says which page has come. Browsers say it of pages that they load, and know nothing of those that come within one. */
export function Announcer() {
  const [title, setTitle] = useState('')
  useEffect(() => {
    const element = document.querySelector('title')
    if (element === null) return undefined
    // The title of the page that was loaded is read out by the browser itself.
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
