import { focusPage } from './keep-focus.ts'

export function SkipLink() {
  return (
    <a
      href="#page"
      onClick={(event) => {
        // The document's base is the app's root, so a bare fragment would leave this page.
        event.preventDefault()
        focusPage()
      }}
      className="sr-only focus:not-sr-only focus:fixed focus:top-2 focus:left-2 focus:z-50 focus:rounded-md focus:bg-ink focus:px-4 focus:py-2 focus:text-paper"
    >
      Skip to main content
    </a>
  )
}
