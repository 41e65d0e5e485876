import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import styles from '#app/shell/toast-host.module.css'
import { useFootInModal } from '#app/shell/use-foot-in-modal.ts'
import { useWords } from '#kit/i18n.ts'
import { shieldArrivals } from '#kit/shield-arrivals.ts'
import { shieldBeneath } from '#kit/shield-second-tap.ts'
import { secondTapMs } from '#kit/stillness.ts'
import { closeToast, type Toast, useToasts } from '#kit/toasts.ts'
import { Icon } from '#ui/icon.tsx'
import { warningIcon } from '#ui/first-icon-paths.ts'
import { checkIcon, closeIcon, infoIcon } from '#ui/icon-paths.ts'
import { useTopModal } from '#ui/open-modals.ts'

const signs = { success: checkIcon, error: warningIcon, info: infoIcon } satisfies Record<Toast['kind'], string>

/** At the lower edge of the screen, or off the buttons of the modal that covers it. */
export function ToastHost() {
  const modal = useTopModal()
  const toasts = useToasts()
  // What is told when a modal closes comes to a place that was there before, else nobody hears it.
  return (
    <>
      <ToastList toasts={modal ? [] : toasts} modal={null} />
      {modal ? createPortal(<ToastList toasts={toasts} modal={modal} />, modal) : null}
    </>
  )
}

/** Each is said once: not again when another one joins it, and a failure not also as one of those that can wait. */
function ToastList({ toasts, modal }: { toasts: readonly Toast[]; modal: HTMLElement | null }) {
  const list = useRef<HTMLDivElement>(null)
  useFootInModal(list, modal)
  return (
    <div ref={list} className={`${styles.host} ${modal ? styles.inModal : ''}`}>
      <div className={styles.quiet} role="status" aria-atomic={false}>
        {toasts.map((toast) =>
          toast.kind === 'error' ? null : <ToastRow key={toast.id} toast={toast} all={toasts} />,
        )}
      </div>
      {toasts.map((toast) => (toast.kind === 'error' ? <ToastRow key={toast.id} toast={toast} all={toasts} /> : null))}
    </div>
  )
}

/** It comes over whatever stands there: a press that was meant for that hits nothing of it. */
function ToastRow({ toast, all }: { toast: Toast; all: readonly Toast[] }) {
  const t = useWords('ui')
  const row = useRef<HTMLDivElement>(null)
  const { id, kind, text, action } = toast
  // Each moves when another comes or goes.
  useLayoutEffect(() => {
    if (row.current) shieldArrivals([row.current])
  }, [all])
  useLayoutEffect(() => {
    const element = row.current
    return () => (element ? shieldBeneath(element) : undefined)
  }, [])

  const close = () => closeToast(id)

  return (
    <div ref={row} className={styles.toast} data-kind={kind} role={kind === 'error' ? 'alert' : undefined}>
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

/** It often comes to where its opposite was just pressed: for as long as the second tap of that may come, it shows that it takes none. */
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
