import { useId } from 'react'
import styles from '#features/orders/order/typed-number.module.css'

type TypedNumberProps = {
  label: string
  text: string
  onType: (text: string) => void
  /** What stands beside the label, such as a limit. */
  hint?: string
  problem: string | null
}

/** A number as it is typed, in any digits, and what is wrong with it. */
export function TypedNumber({ label, text, onType, hint, problem }: TypedNumberProps) {
  const id = useId()
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        {label}
        {hint ? <span className={styles.hint}> {hint}</span> : null}
      </label>
      <input
        id={id}
        className={styles.input}
        dir="ltr"
        inputMode="decimal"
        autoComplete="off"
        value={text}
        aria-invalid={problem !== null}
        aria-describedby={problem === null ? undefined : `${id}-problem`}
        onChange={(event) => onType(event.target.value)}
      />
      {problem === null ? null : (
        <p id={`${id}-problem`} className={styles.problem} role="alert">
          {problem}
        </p>
      )}
    </div>
  )
}
