import { hasFields } from '@brigade/domain/kit/has-fields.ts'
import type { ReactNode } from 'react'
import { useNavigate } from 'react-router'
import { useWords } from '#kit/i18n.ts'
import { BigButton } from '#ui/big-button.tsx'
import { Icon } from '#ui/icon.tsx'
import { backIcon } from '#ui/icon-paths.ts'
import styles from '#features/orders/parts/back-button.module.css'

/** A bare arrow beside a title; with words where it stands alone. */
export function BackButton({ children }: { children?: ReactNode }) {
  const t = useWords('orders')
  const navigate = useNavigate()
  // Somebody who opened the address directly has nowhere to go back to within the app.
  const state: unknown = history.state
  const hasCome = hasFields(state) && Boolean(state.idx)
  return (
    <BigButton
      kind="quiet"
      className={children ? undefined : styles.back}
      aria-label={t('order.back')}
      onClick={() => (hasCome ? void navigate(-1) : void navigate('/'))}
    >
      <Icon path={backIcon} isDirectional />
      {children}
    </BigButton>
  )
}
