import { Input } from 'antd'
import { useId, useState } from 'react'
import { canCopy, copyText } from '#kit/device/copy-text.ts'
import { BigButton } from '#ui/big-button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import font from '#ui/font.module.css'
import stack from '#ui/stack.module.css'

type ShownOnceProps = {
  title: string
  /** Null if the answer that had it was lost. */
  secret: string | null
  translations: Record<'text' | 'label' | 'copy' | 'copied' | 'lost' | 'close', string>
  onClose: () => void
}

/** Shows a secret this once, to be copied. */
export function ShownOnce({ title, secret, translations, onClose }: ShownOnceProps) {
  const id = useId()
  const [isCopied, setIsCopied] = useState(false)
  return (
    <Dialog
      title={title}
      actions={
        <>
          {secret !== null && canCopy() ? (
            // If the browser refuses, the secret can be selected and copied by hand.
            <BigButton kind="quiet" onClick={() => void copyText(secret).then(setIsCopied)}>
              {isCopied ? translations.copied : translations.copy}
            </BigButton>
          ) : null}
          <BigButton onClick={onClose}>{translations.close}</BigButton>
        </>
      }
    >
      {secret === null ? (
        <p>{translations.lost}</p>
      ) : (
        <div className={stack.column3}>
          <p>{translations.text}</p>
          <label htmlFor={id} className={font.soft}>
            {translations.label}
          </label>
          <Input id={id} readOnly dir="ltr" value={secret} onFocus={({ target }) => target.select()} />
        </div>
      )}
    </Dialog>
  )
}
