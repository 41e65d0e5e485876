import type { Language } from '@brigade/domain/kit/languages.ts'
import { Input } from 'antd'
import { useId } from 'react'
import { problemText, type TranslatableProblem } from '#kit/calls/problem-text.ts'
import { useTranslations } from '#kit/i18n/i18n.ts'
import font from '#ui/font.module.css'
import stack from '#ui/stack.module.css'

type NameInputProps = {
  language: Language
  /** Returns the label with the language's name. */
  label: (language: string) => string
  value: string
  problem: TranslatableProblem | undefined
  onChange: (text: string) => void
}

/** Renders the field of a menu's name in one language, with its problem. */
export function NameInput({ language, label, value, problem, onChange }: NameInputProps) {
  const t = useTranslations('menus')
  const id = useId()
  return (
    <label className={stack.column2}>
      <span className={font.strong}>{label(t(`languages.${language}`))}</span>
      <Input
        value={value}
        lang={language}
        dir="auto"
        status={problem ? 'error' : ''}
        aria-invalid={problem !== undefined}
        aria-describedby={problem ? id : undefined}
        onChange={({ target }) => onChange(target.value)}
      />
      {problem ? (
        <span id={id} className={font.red} role="alert">
          {problemText(problem, ['menus'])}
        </span>
      ) : null}
    </label>
  )
}
