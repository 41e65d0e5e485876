import { useEffect, useRef } from 'react'
import styles from '#features/auth/parts/second-factor.module.css'
import { useCopy } from '#features/auth/parts/use-copy.ts'
import { saveFile } from '#kit/device/save-file.ts'
import { useHoldReload } from '#kit/device/open-work.ts'
import { useTranslations } from '#kit/i18n/i18n.ts'
import { BigButton } from '#ui/big-button.tsx'
import font from '#ui/font.module.css'
import stack from '#ui/stack.module.css'

type RecoveryCodesProps = { codes: readonly string[]; email: string; isBusy?: boolean; onDone: () => void }

/** Shows new recovery codes, which are shown only once, to be copied, downloaded or printed. */
export function RecoveryCodes({ codes, email, isBusy, onDone }: RecoveryCodesProps) {
  const t = useTranslations('secondFactor')
  const heading = useRef<HTMLHeadingElement>(null)
  const { copy, note } = useCopy()
  const text = [t('codes.fileText', { email }), '', ...codes, ''].join('\n')
  // They are stored nowhere.
  useHoldReload(() => true)
  // The form that had the focus is gone.
  useEffect(() => heading.current?.focus(), [])

  return (
    <div className={stack.column4}>
      <div className={`${styles.sheet} ${stack.column3}`}>
        <h2 ref={heading} tabIndex={-1} className={`${font.medium} ${font.heavy}`}>
          {t('codes.title')}
        </h2>
        <p>{t('codes.text')}</p>
        <p className={font.note}>
          <bdi>{email}</bdi>
        </p>
        <ul className={styles.codes} dir="ltr" aria-label={t('codes.title')}>
          {codes.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </ul>
      </div>
      <p className={font.strong}>{t('codes.once')}</p>
      <div className={stack.cluster3}>
        <BigButton kind="quiet" onClick={() => void copy(text)}>
          {t('codes.copy')}
        </BigButton>
        <BigButton kind="quiet" onClick={() => saveText(text, `${t('codes.fileName')}.txt`)}>
          {t('codes.download')}
        </BigButton>
        <BigButton kind="quiet" onClick={() => window.print()}>
          {t('codes.print')}
        </BigButton>
        <span role="status" className={font.note}>
          {note}
        </span>
      </div>
      <BigButton isBusy={isBusy} onClick={onDone}>
        {t('codes.done')}
      </BigButton>
    </div>
  )
}

function saveText(text: string, fileName: string): void {
  saveFile(new Blob([text], { type: 'text/plain;charset=utf-8' }), fileName)
}
