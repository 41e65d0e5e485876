import { createPortal } from 'react-dom'
import styles from '#app/shell/toast-host.module.css'
import { useWords } from '#kit/i18n.ts'
import { closeToast, type Toast, useToasts } from '#kit/toasts.ts'
import { Icon } from '#ui/icon.tsx'
import { checkIcon, closeIcon, infoIcon, warningIcon } from '#ui/icon-paths.ts'
import { useTopModal } from '#ui/open-modals.ts'

const signs = { success: checkIcon, error: warningIcon, info: infoIcon } satisfies Record<Toast['kind'], string>

/** At the lower edge of the screen, or of the modal that covers it. */
export function ToastHost() {
  const modal = useTopModal()
  // What is told when a modal closes comes to a place that was there before, else nobody hears it.
  return (
    <>
      <div className={styles.host} role="status" aria-live="polite">
        {modal ? null : <ToastList />}
      </div>
      {modal
        ? createPortal(
            <div className={`${styles.host} ${styles.inModal}`} role="status" aria-live="polite">
              <ToastList />
            </div>,
            modal,
          )
        : null}
    </>
  )
}

function ToastList() {
  const t = useWords('ui')
  return useToasts().map(({ id, kind, text, action }) => (
    <div key={id} className={styles.toast} data-kind={kind} role={kind === 'error' ? 'alert' : undefined}>
      <Icon path={signs[kind]} />
      <p>{text}</p>
      {action ? (
        <button
          type="button"
          className={styles.action}
          onClick={() => {
            action.run()
            closeToast(id)
          }}
        >
          {action.label}
        </button>
      ) : null}
      <button type="button" className={styles.close} onClick={() => closeToast(id)} aria-label={t('close')}>
        <Icon path={closeIcon} size={18} />
      </button>
    </div>
  ))
}
