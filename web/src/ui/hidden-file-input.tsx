import type { InputHTMLAttributes, Ref } from 'react'

type HiddenFileInputProps = Pick<InputHTMLAttributes<HTMLInputElement>, 'accept' | 'multiple' | 'aria-label'> & {
  ref: Ref<HTMLInputElement>
  onFiles: (files: readonly File[]) => void
}

/** Renders the browser's file chooser without its field: a button beside it presses it. */
export function HiddenFileInput({ onFiles, ...rest }: HiddenFileInputProps) {
  return (
    // Ant Design shows file inputs in its forms, even if they are hidden.
    <span hidden>
      <input
        {...rest}
        type="file"
        onChange={({ target }) => {
          onFiles([...(target.files ?? [])])
          // Allows choosing the same file again.
          target.value = ''
        }}
      />
    </span>
  )
}
