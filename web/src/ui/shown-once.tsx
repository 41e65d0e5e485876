import { Input } from 'antd'
import { useId, useState } from 'react'
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
  // Browsers have it only where the connection is encrypted, or on the server's own machine.
  const { clipboard }: { clipboard?: Clipboard } = navigator
  return (
    <Dialog
      title={title}
      actions={
        <>
          {secret !== null && clipboard ? (
            <BigButton
              kind="quiet"
              onClick={() =>
                void clipboard.writeText(secret).then(
                  () => setIsCopied(true),
                  // It was refused: the secret can be selected and copied by hand.
                  () => setIsCopied(false),
                )
              }
            >
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
