import type { RefObject } from 'react'
import styles from '#features/auth/public/entry-form.module.css'

type CodeFieldProps = {
  /** The beginning of the ids. The hint outside has `${id}-hint`. */
  id: string
  label: string
  /** A recovery code has letters. */
  kind: 'app' | 'recovery'
  code: string
  problem: string | undefined
  /** A reference for the form, which moves the focus there. */
  field: RefObject<HTMLInputElement | null>
  onChange: (code: string) => void
}

/** Renders the field for a code of an authenticator app, or for a recovery code, with its problem. */
export function CodeField({ id, label, kind, code, problem, field, onChange }: CodeFieldProps) {
  return (
    <>
      <label htmlFor={id}>{label}</label>
      <input
        ref={field}
        id={id}
        name="code"
        dir="ltr"
        inputMode={kind === 'app' ? 'numeric' : 'text'}
        autoComplete="one-time-code"
        autoCapitalize={kind === 'app' ? 'none' : 'characters'}
        spellCheck={false}
        maxLength={100}
        // Programs that keep passwords type as fast as scanners.
        data-takes-scans=""
        value={code}
        onChange={({ target }) => onChange(target.value)}
        aria-invalid={problem ? true : undefined}
        aria-describedby={problem ? `${id}-hint ${id}-problem` : `${id}-hint`}
      />
      <div role="alert">
        {problem ? (
          <p id={`${id}-problem`} className={styles.problem}>
            {problem}
          </p>
        ) : null}
      </div>
    </>
  )
}

/** Shows the field of a refused code, with the code selected to be typed anew. */
export function selectCode(field: HTMLInputElement | null): void {
  field?.focus()
  field?.select()
}
