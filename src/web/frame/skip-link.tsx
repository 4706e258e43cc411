import { focusPage } from './keep-focus.ts'

/** The first stop of the keyboard: past the places, to the page itself. */
export function SkipLink() {
  return (
    <a
      href="#page"
      onClick={(event) => {
        // The page's base is the app's, so that a bare anchor would leave this page.
        event.preventDefault()
        focusPage()
      }}
      className="sr-only focus:not-sr-only focus:fixed focus:top-2 focus:left-2 focus:z-50 focus:rounded-md focus:bg-ink focus:px-4 focus:py-2 focus:text-paper"
    >
      Skip to the page
    </a>
  )
}
