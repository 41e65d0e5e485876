import type { ReactNode } from 'react'
import { useGoBack, useHasHeaderBack } from '#kit/address/go-back.ts'
import { useTranslations } from '#kit/i18n/i18n.ts'
import { BigButton } from '#ui/big-button.tsx'
import { Icon } from '#ui/icon.tsx'
import { backIcon } from '#ui/icon-paths.ts'
import styles from '#features/orders/parts/back-button.module.css'

/** Shows a bare arrow beside a title, or an arrow with a text where there is no title. */
export function BackButton({ children }: { children?: ReactNode }) {
  const t = useTranslations('orders')
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
