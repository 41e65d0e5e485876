import { useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import stack from '#ui/stack.module.css'
import surface from '#ui/surface.module.css'
import styles from '#app/shell/toast-host.module.css'
import { useFootInModal } from '#app/shell/use-foot-in-modal.ts'
import { useTranslations } from '#kit/i18n/i18n.ts'
import { secondTapMs } from '#kit/device/layout-freeze.ts'
import { closeToast, type Toast, useToasts } from '#kit/calls/toasts.ts'
import { Icon } from '#ui/icon.tsx'
import { warningIcon } from '#ui/first-icon-paths.ts'
import { checkIcon, closeIcon, infoIcon } from '#ui/icon-paths.ts'
import { useTopModal } from '#ui/open-modals.ts'

const signs = { success: checkIcon, error: warningIcon, info: infoIcon } satisfies Record<Toast['kind'], string>

/** Renders toasts at the lower edge of the screen, or away from the buttons of the modal that covers it. */
export function ToastHost() {
  const modal = useTopModal()
  const toasts = useToasts()
  // A message about a closing modal goes to an element that existed before, else screen readers do not announce it.
  return (
    <>
      <ToastList toasts={modal ? [] : toasts} modal={null} />
      {modal ? createPortal(<ToastList toasts={toasts} modal={modal} />, modal) : null}
    </>
  )
}

/** Announces each toast once: not again when another one joins it, and a failure not also politely. */
function ToastList({ toasts, modal }: { toasts: readonly Toast[]; modal: HTMLElement | null }) {
  const list = useRef<HTMLDivElement>(null)
  useFootInModal(list, modal)
  return (
    <div ref={list} className={`${styles.host} ${stack.column2} ${modal ? styles.inModal : ''}`}>
      <div className={styles.quiet} role="status" aria-atomic={false}>
        {toasts.map((toast) => (toast.kind === 'error' ? null : <ToastRow key={toast.id} toast={toast} />))}
      </div>
      {toasts.map((toast) => (toast.kind === 'error' ? <ToastRow key={toast.id} toast={toast} /> : null))}
    </div>
  )
}

function ToastRow({ toast }: { toast: Toast }) {
  const t = useTranslations('ui')
  const { id, kind, text, action } = toast
  const close = () => closeToast(id)

  return (
    <div
      className={`${styles.toast} ${stack.row3} ${surface.card}`}
      data-kind={kind}
      role={kind === 'error' ? 'alert' : undefined}
    >
      <Icon path={signs[kind]} />
      <p>{text}</p>
      {action ? <ToastAction action={action} onDone={close} /> : null}
      <button type="button" className={styles.close} onClick={close} aria-label={t('close')}>
        <Icon path={closeIcon} size={18} />
      </button>
    </div>
  )
}

type ToastActionProps = { action: NonNullable<Toast['action']>; onDone: () => void }

/**
 * Renders the action of a toast. It often appears where its opposite was just pressed: while the second tap of that may
 * come, it is shown as inactive.
 */
function ToastAction({ action: { label, run }, onDone }: ToastActionProps) {
  const [isLive, setIsLive] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setIsLive(true), secondTapMs)
    return () => clearTimeout(timer)
  }, [])

  function handlePress(): void {
    if (!isLive) return
    run()
    onDone()
  }

  return (
    <button type="button" className={styles.action} aria-disabled={!isLive || undefined} onClick={handlePress}>
      {label}
    </button>
  )
}
