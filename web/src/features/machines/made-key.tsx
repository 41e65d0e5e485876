import type { NewApiKey } from '@brigade/domain/machines/machines.schema.ts'
import { Input } from 'antd'
import { useId, useState } from 'react'
import { useTranslations } from '#kit/i18n/i18n.ts'
import { BigButton } from '#ui/big-button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import font from '#ui/font.module.css'
import stack from '#ui/stack.module.css'

/** Shows a new key this once, to be copied. */
export function MadeKey({ made: { name, key }, onClose }: { made: NewApiKey; onClose: () => void }) {
  const t = useTranslations('machines')
  const id = useId()
  const [isCopied, setIsCopied] = useState(false)
  // Browsers have it only where the connection is encrypted, or on the server's own machine.
  const { clipboard }: { clipboard?: Clipboard } = navigator
  return (
    <Dialog
      title={t('made.title', { name })}
      actions={
        <>
          {key !== null && clipboard ? (
            <BigButton
              kind="quiet"
              onClick={() =>
                void clipboard.writeText(key).then(
                  () => setIsCopied(true),
                  // It was refused: the key can be selected and copied by hand.
                  () => setIsCopied(false),
                )
              }
            >
              {t(isCopied ? 'made.copied' : 'made.copy')}
            </BigButton>
          ) : null}
          <BigButton onClick={onClose}>{t('made.close')}</BigButton>
        </>
      }
    >
      {key === null ? (
        <p>{t('made.lost')}</p>
      ) : (
        <div className={stack.column3}>
          <p>{t('made.text')}</p>
          <label htmlFor={id} className={font.soft}>
            {t('made.key')}
          </label>
          <Input id={id} readOnly dir="ltr" value={key} onFocus={({ target }) => target.select()} />
        </div>
      )}
    </Dialog>
  )
}
