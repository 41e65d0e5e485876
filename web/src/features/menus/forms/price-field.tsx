import type { Currency } from '@brigade/domain/kit/money.ts'
import { readAmount, writeAmount } from '@brigade/domain/kit/read-number.ts'
import type { MenuProblem } from '@brigade/domain/menus/menus.errors.ts'
import { problemsOfPrice } from '@brigade/domain/menus/menus.number-rules.ts'
import { menuProblemText } from '#features/menus/problem-text.ts'
import type { PriceLock } from '#features/menus/forms/use-price-lock.ts'
import { lockIcon } from '#features/menus/menu-icons.ts'
import { useWords } from '#kit/i18n.ts'
import { Icon } from '#ui/icon.tsx'
import { NumberField } from '#ui/record-form/number-field.tsx'
import styles from '#features/menus/forms/price-field.module.css'

export type PriceFieldProps = {
  name: string
  label: string
  currency: Currency
  /** What an option adds may be below zero. */
  mayBeBelowZero?: boolean
  /** Where the venue locks its prices. */
  lock?: PriceLock
  /** What else is wrong with it, by a rule of its own. */
  ownProblemOf?: (price: number | string) => MenuProblem | undefined
}

/** An amount in the venue's currency, with thousands separators. What can't be kept is told, never rounded or guessed. */
export function PriceField({ name, label, currency, mayBeBelowZero = false, lock, ownProblemOf }: PriceFieldProps) {
  const t = useWords('menus')
  return (
    <div className={styles.row}>
      <NumberField
        name={name}
        label={label}
        isRequired
        className={styles.field}
        prefix={currency}
        inputMode="decimal"
        isDisabled={lock?.isLocked}
        placeholder={writeAmount(0, currency)}
        read={(text) => readAmount(text, currency)}
        write={(amount) => writeAmount(amount, currency)}
        problemOf={(price) => {
          const problem =
            problemsOfPrice(name, price, { currency, isAboveZero: !mayBeBelowZero })[name] ?? ownProblemOf?.(price)
          return problem && menuProblemText(problem)
        }}
      />
      {lock?.isOffered ? (
        <button
          type="button"
          className={styles.unlock}
          onClick={() => void lock.enable()}
          disabled={!lock.isLocked}
          aria-label={t('forms.enableEditOf', { label })}
        >
          <Icon path={lockIcon} size={18} />
          {t('forms.enableEdit')}
        </button>
      ) : null}
    </div>
  )
}
