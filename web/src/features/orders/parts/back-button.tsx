import type { ReactNode } from 'react'
import { useGoBack, useHasHeaderBack } from '#kit/go-back.ts'
import { useWords } from '#kit/i18n.ts'
import { BigButton } from '#ui/big-button.tsx'
import { Icon } from '#ui/icon.tsx'
import { backIcon } from '#ui/icon-paths.ts'
import styles from '#features/orders/parts/back-button.module.css'

/** A bare arrow beside a title; with words where it stands alone. */
export function BackButton({ children }: { children?: ReactNode }) {
  const t = useWords('orders')
  const goBack = useGoBack('/')
  const isBesideAnother = useHasHeaderBack() && !children
  return isBesideAnother ? null : (
    <BigButton
      kind="quiet"
      className={children ? undefined : styles.back}
      aria-label={t('order.back')}
      onClick={goBack}
    >
      <Icon path={backIcon} isDirectional />
      {children}
    </BigButton>
  )
}
