import type { TraySticker } from '@brigade/domain/trays/trays.schema.ts'
import { useTranslations } from '#kit/i18n/i18n.ts'
import { BigButton } from '#ui/big-button.tsx'
import stack from '#ui/stack.module.css'
import styles from '#features/trays/parts/tray-floors.module.css'

type OfferedTraysProps = { stickers: readonly TraySticker[]; onNamed: (serial: string) => void }

/** Lists the trays that the typed text may mean, each by its whole serial. */
export function OfferedTrays({ stickers, onNamed }: OfferedTraysProps) {
  const t = useTranslations('trays')
  return (
    <ul className={`${styles.offered} ${stack.grid2}`}>
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
