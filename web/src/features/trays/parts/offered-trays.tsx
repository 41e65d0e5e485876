import type { TraySticker } from '@brigade/domain/trays/trays.schema.ts'
import { useRef } from 'react'
import { useWords } from '#kit/i18n.ts'
import { useShieldMoved } from '#kit/shield-moved.ts'
import { BigButton } from '#ui/big-button.tsx'
import styles from '#features/trays/parts/tray-floors.module.css'

type OfferedTraysProps = { stickers: readonly TraySticker[]; onNamed: (serial: string) => void }

/** Trays that what was typed may mean, each by its whole serial. */
export function OfferedTrays({ stickers, onNamed }: OfferedTraysProps) {
  const t = useWords('trays')
  const list = useRef<HTMLUListElement>(null)
  useShieldMoved(list)
  return (
    <ul ref={list} className={styles.offered}>
      {stickers.map(({ id, type, serialContent }) => (
        <li key={id}>
          <BigButton kind="quiet" onClick={() => onNamed(serialContent)}>
            <bdi>{t('namedInFull', { type: t(`types.${type}`), serial: serialContent })}</bdi>
          </BigButton>
        </li>
      ))}
    </ul>
  )
}
