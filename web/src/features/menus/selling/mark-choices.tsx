import { isSoldOut, type SoldOut, soldOutSpans } from '@brigade/domain/menus/menus.sold-out.ts'
import type { MarkSoldOut } from '@brigade/domain/menus/menus.writes.ts'
import { useMarkSoldOut } from '#features/menus/menus.mutations.ts'
import stack from '#ui/stack.module.css'
import styles from '#features/menus/selling/selling.module.css'
import { serverNow } from '#kit/device/clock.ts'
import { useTranslations } from '#kit/i18n/i18n.ts'
import { BigButton } from '#ui/big-button.tsx'

type MarkChoicesProps = Omit<MarkSoldOut, 'for'> & { name: string; soldOut: SoldOut }

/** Marks how long a dish or part is sold out, or that it is available again: one press each. */
export function MarkChoices({ name, soldOut, ...part }: MarkChoicesProps) {
  const t = useTranslations('selling')
  const { mark, marking } = useMarkSoldOut()
  const isOut = isSoldOut(soldOut, new Date(serverNow()).toISOString())
  return (
    <div className={`${styles.choices} ${stack.wrap2}`}>
      {soldOutSpans
        .filter((span) => isOut || span !== 'back')
        .map((span) => {
          const label = span === 'back' ? t('back') : t(`for.${span}`)
          return (
            <BigButton
              key={span}
              kind={span === 'back' ? 'main' : 'quiet'}
              className={styles.choice}
              isBusy={marking?.for === span}
              disabled={marking !== undefined}
              aria-label={t('forOf', { span: label, name })}
              onClick={() => mark({ ...part, for: span })}
            >
              {label}
            </BigButton>
          )
        })}
    </div>
  )
}
