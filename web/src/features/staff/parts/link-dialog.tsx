import type { StaffLink } from '@brigade/domain/staff/staff.schema.ts'
import { useId, useRef } from 'react'
import { showToast } from '#kit/calls/toasts.ts'
import { copyText } from '#kit/device/copy-text.ts'
import { useFormats } from '#kit/formats/formats.ts'
import { useTranslations } from '#kit/i18n/i18n.ts'
import { isOfThisDevice, wholeLink } from '#kit/keys/whole-link.ts'
import { AntdRoot } from '#ui/antd-root.tsx'
import { BigButton } from '#ui/big-button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { QrCode } from '#ui/qr-code.tsx'
import { nameOfMember } from '#features/staff/member-name.ts'
import styles from '#features/staff/parts/link-dialog.module.css'
import stack from '#ui/stack.module.css'
import font from '#ui/font.module.css'
import surface from '#ui/surface.module.css'

type LinkDialogProps = { made: StaffLink; onClose: () => void }

/** Shows a new link, which is shown only once: as a code for the person's phone, and as a text to be sent. */
export function LinkDialog({ made, onClose }: LinkDialogProps) {
  const t = useTranslations('staff')
  const { dateTime } = useFormats()
  const field = useRef<HTMLInputElement>(null)
  const id = useId()
  const link = wholeLink(made.link)
  const title = t(`link.${made.kind}`, { name: nameOfMember(made.member) })

  async function handleCopy(): Promise<void> {
    if (await copyText(link)) return showToast({ kind: 'success', text: t('link.copied') })
    field.current?.select()
    showToast({ kind: 'error', text: t('link.copyFailed') })
  }

  return (
    <AntdRoot>
      <Dialog
        title={title}
        onClose={onClose}
        actions={
          <>
            <BigButton kind="quiet" onClick={onClose}>
              {t('link.done')}
            </BigButton>
            <BigButton onClick={() => void handleCopy()}>{t('link.copy')}</BigButton>
          </>
        }
      >
        <div className={stack.column4}>
          <p>{t('link.hint', { time: dateTime(made.expiresAt) })}</p>
          <div className={styles.code}>
            <QrCode value={link} label={title} size={224} />
          </div>
          <div className={stack.column1}>
            <label htmlFor={id} className={font.strong}>
              {t('link.label')}
            </label>
            <input
              ref={field}
              id={id}
              className={`${styles.link} ${surface.field}`}
              dir="ltr"
              readOnly
              value={link}
              onFocus={({ target }) => target.select()}
            />
          </div>
          {made.mailedTo === null ? null : <p>{t('link.mailed', { address: made.mailedTo })}</p>}
          <p className={font.note}>{t('link.once')}</p>
          {isOfThisDevice(link) ? <p className={font.note}>{t('link.ofThisDevice')}</p> : null}
        </div>
      </Dialog>
    </AntdRoot>
  )
}
