import { useId } from 'react'
import stack from '#ui/stack.module.css'
import font from '#ui/font.module.css'
import surface from '#ui/surface.module.css'
import styles from '#features/orders/order/typed-number.module.css'

type TypedNumberProps = {
  label: string
  text: string
  onType: (text: string) => void
  /** A hint beside the label, such as a limit. */
  hint?: string
  problem: string | null
}

/** Shows a field for a number in any digits, with its problem. */
export function TypedNumberField({ label, text, onType, hint, problem }: TypedNumberProps) {
  const id = useId()
  return (
    <div className={`${styles.field} ${stack.column1}`}>
      <label htmlFor={id} className={font.strong}>
        {label}
        {hint ? <span className={`${font.soft} ${font.regular}`}> {hint}</span> : null}
      </label>
      <input
        id={id}
        className={`${styles.input} ${surface.field}`}
        dir="ltr"
        inputMode="decimal"
        autoComplete="off"
        value={text}
        aria-invalid={problem !== null}
        aria-describedby={problem === null ? undefined : `${id}-problem`}
        onChange={(event) => onType(event.target.value)}
      />
      {problem === null ? null : (
        <p id={`${id}-problem`} className={font.red} role="alert">
          {problem}
        </p>
      )}
    </div>
  )
}
