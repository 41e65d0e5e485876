import { isSoldOut, type SoldOut, type SoldOutSpan, soldOutSpans } from '@brigade/domain/menus/menus.sold-out.ts'
import type { MarkSoldOut } from '@brigade/domain/menus/menus.writes.ts'
import stack from '#ui/stack.module.css'
import styles from '#features/menus/selling/public/sold-out-dialog.module.css'
import { useMarkSoldOut } from '#features/menus/menus.mutations.ts'
import { serverNow } from '#kit/device/clock.ts'
import { useTranslations } from '#kit/i18n/i18n.ts'
import { BigButton } from '#ui/big-button.tsx'
import { Dialog } from '#ui/dialog.tsx'

type SoldOutDialogProps = Omit<MarkSoldOut, 'for'> & { name: string; soldOut: SoldOut; onClose: () => void }

/** Marks an item, a side or an option as sold out for a while, or as available: one press each. */
export function SoldOutDialog({ kind, id, optionId, name, soldOut, onClose }: SoldOutDialogProps) {
  const t = useTranslations('menus')
  const { mark, marking } = useMarkSoldOut(onClose)
  const isOut = isSoldOut(soldOut, new Date(serverNow()).toISOString())
  const offered = soldOutSpans.filter((span) => isOut || span !== 'back')

  function handleChoice(span: SoldOutSpan): void {
    mark({ kind, id, optionId, for: span })
  }

  return (
    <Dialog title={t('soldOut.title', { name })} onClose={onClose}>
      <p className={styles.hint}>{t('soldOut.hint')}</p>
      <div className={`${styles.choices} ${stack.column2}`}>
        {offered.map((span) => (
          <BigButton
            key={span}
            kind={span === 'back' ? 'main' : 'quiet'}
            isBusy={marking?.for === span}
            disabled={marking !== undefined}
            onClick={() => handleChoice(span)}
          >
            {t(`soldOut.for.${span}`)}
          </BigButton>
        ))}
      </div>
    </Dialog>
  )
}
