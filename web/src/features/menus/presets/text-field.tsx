import { useId } from 'react'
import stack from '#ui/stack.module.css'
import font from '#ui/font.module.css'
import surface from '#ui/surface.module.css'
import styles from '#features/menus/presets/group-names.module.css'

type TextFieldProps = {
  label: string
  language: 'en' | 'ar'
  value: string
  problem: string | undefined
  onChange: (text: string) => void
}

export function TextField({ label, language, value, problem, onChange }: TextFieldProps) {
  const id = useId()
  return (
    <div className={`${stack.column1} ${font.strong}`}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        lang={language}
        dir={language === 'ar' ? 'rtl' : 'ltr'}
        className={`${styles.input} ${surface.field}`}
        value={value}
        maxLength={200}
        autoComplete="off"
        aria-invalid={problem ? true : undefined}
        aria-describedby={problem ? `${id}-problem` : undefined}
        onChange={({ target }) => onChange(target.value)}
      />
      <p id={`${id}-problem`} role="alert" className={styles.problem}>
        {problem}
      </p>
    </div>
  )
}
