import { isSoldOut, type SoldOut, soldOutSpans } from '@brigade/domain/menus/menus.sold-out.ts'
import type { MarkSoldOut } from '@brigade/domain/menus/menus.writes.ts'
import { useMarkSoldOut } from '#features/menus/menus.mutations.ts'
import styles from '#features/menus/selling/selling.module.css'
import { serverNow } from '#kit/clock.ts'
import { useWords } from '#kit/i18n.ts'
import { BigButton } from '#ui/big-button.tsx'

type MarkChoicesProps = Omit<MarkSoldOut, 'for'> & { name: string; soldOut: SoldOut }

/** For how long something is sold out, or that it is back: one press each. */
export function MarkChoices({ name, soldOut, ...part }: MarkChoicesProps) {
  const t = useWords('selling')
  const { mutate, isPending, variables } = useMarkSoldOut()
  const isOut = isSoldOut(soldOut, new Date(serverNow()).toISOString())
  return (
    <div className={styles.choices}>
      {soldOutSpans
        .filter((span) => isOut || span !== 'back')
        .map((span) => {
          const label = span === 'back' ? t('back') : t(`for.${span}`)
          return (
            <BigButton
              key={span}
              kind={span === 'back' ? 'main' : 'quiet'}
              className={styles.choice}
              isBusy={isPending && variables?.for === span}
              disabled={isPending}
              aria-label={t('forOf', { span: label, name })}
              onClick={() => mutate({ ...part, for: span })}
            >
              {label}
            </BigButton>
          )
        })}
    </div>
  )
}
