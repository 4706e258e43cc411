import { useState } from 'react'
import { readSource } from '../../../../../document/check-source.ts'
import { pictureElement } from '../../../../../edit/adding/picture-element.ts'
import { messageOf } from '../../../../api/explain-error.ts'
import { Button } from '../../../../parts/button.tsx'
import { TextField } from '../../../../parts/field.tsx'
import { useEditor } from '../../use-editor.ts'
import { add } from '../add.ts'
import { loadRemotePicture } from './picture-of.ts'

/** Adds a picture that stays where it is on the web. */
export function UrlForm() {
  const editor = useEditor()
  const [url, setUrl] = useState('')
  const [error, setError] = useState<string>()
  const [isLoading, setLoading] = useState(false)
  const submit = async (): Promise<void> => {
    const src = url.trim()
    if (readSource(src)?.kind !== 'remote') {
      setError('Enter an https URL, such as https://example.com/photo.jpg.')
      return
    }
    setLoading(true)
    try {
      add(editor, pictureElement(await loadRemotePicture(src)))
      setUrl('')
    } catch (failure) {
      setError(failure instanceof DOMException ? 'This file isn’t a picture that can be shown.' : messageOf(failure))
    } finally {
      setLoading(false)
    }
  }
  return (
    <form
      noValidate
      className="grid gap-2"
      onSubmit={(event) => {
        event.preventDefault()
        void submit()
      }}
    >
      <TextField
        label="From the web"
        placeholder="https://"
        inputMode="url"
        value={url}
        error={error}
        onChange={({ target }) => {
          setUrl(target.value)
          setError(undefined)
        }}
      />
      <Button type="submit" height="small" busy={isLoading} className="justify-self-start">
        Add picture
      </Button>
    </form>
  )
}
