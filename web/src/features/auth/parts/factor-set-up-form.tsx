import type { FactorSetUp } from '@brigade/domain/auth/second-factor.schema.ts'
import { type FormEvent, useId, useRef, useState } from 'react'
import styles from '#features/auth/parts/second-factor.module.css'
import entry from '#features/auth/public/entry-form.module.css'
import { CodeField, selectCode } from '#features/auth/parts/code-field.tsx'
import { useCopy } from '#features/auth/parts/use-copy.ts'
import { problemText, wrongFieldsOf } from '#kit/calls/problem-text.ts'
import { errorText } from '#kit/calls/toasts.ts'
import { useTranslations } from '#kit/i18n/i18n.ts'
import { BigButton } from '#ui/big-button.tsx'
import { QrCode } from '#ui/qr-code.tsx'
import font from '#ui/font.module.css'
import stack from '#ui/stack.module.css'

type FactorSetUpFormProps = {
  setUp: FactorSetUp
  /** Confirms the set-up; a refusal is shown at the code. */
  onConfirm: (code: string) => Promise<void>
}

/** Shows the secret for an authenticator app as a QR code and as a text, and asks for the first code. */
export function FactorSetUpForm({ setUp: { secret, address }, onConfirm }: FactorSetUpFormProps) {
  const t = useTranslations('secondFactor')
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  const { copy, note } = useCopy()
  const [code, setCode] = useState('')
  const [problem, setProblem] = useState<string>()
  const [isBusy, setIsBusy] = useState(false)
  const isPhone = matchMedia('(pointer: coarse)').matches

  async function handleSubmit(event: FormEvent): Promise<void> {
    event.preventDefault()
    if (isBusy) return
    if (code.trim() === '') return refuse(t('form.codeMissing'))
    setIsBusy(true)
    try {
      await onConfirm(code)
    } catch (thrown) {
      const { code: wrong } = wrongFieldsOf(thrown)
      refuse(wrong ? problemText(wrong, []) : errorText(thrown))
    } finally {
      setIsBusy(false)
    }
  }

  function refuse(sentence: string): void {
    setProblem(sentence)
    selectCode(field.current)
  }

  return (
    <form className={entry.form} onSubmit={(event) => void handleSubmit(event)} noValidate>
      <p>{t('scan.step1')}</p>
      <div className={styles.code}>
        <QrCode value={address} label={t('scan.label')} size={208} />
      </div>
      {isPhone ? (
        <a className={styles.appLink} href={address}>
          {t('scan.open')}
        </a>
      ) : null}
      <div className={stack.column2}>
        <label htmlFor={`${id}-key`}>{t('scan.key')}</label>
        <textarea
          id={`${id}-key`}
          className={styles.key}
          dir="ltr"
          rows={2}
          readOnly
          value={grouped(secret)}
          onFocus={({ target }) => target.select()}
        />
        <div className={stack.cluster3}>
          <BigButton kind="quiet" onClick={() => void copy(secret)}>
            {t('scan.copy')}
          </BigButton>
          <span role="status" className={font.note}>
            {note}
          </span>
        </div>
      </div>
      <div className={entry.field}>
        <p id={`${id}-hint`}>{t('scan.step2')}</p>
        <CodeField
          id={id}
          label={t('scan.code')}
          kind="app"
          code={code}
          problem={problem}
          field={field}
          onChange={setCode}
        />
      </div>
      <BigButton type="submit" isBusy={isBusy} className={entry.submit}>
        {t('scan.confirm')}
      </BigButton>
    </form>
  )
}

/** Returns a key in groups of four, as people type it. */
function grouped(secret: string): string {
  return secret.replaceAll(/(.{4})(?=.)/g, '$1 ')
}
