import { isRightToLeft } from '@brigade/domain/kit/languages.ts'
import type { Currency } from '@brigade/domain/kit/money.ts'
import { readAmount, writeAmount } from '@brigade/domain/kit/read-number.ts'
import type { MenuProblem } from '@brigade/domain/menus/menus.errors.ts'
import { problemsOfPrice } from '@brigade/domain/menus/menus.number-rules.ts'
import { menuProblemText } from '#features/menus/problem-text.ts'
import type { PriceLock } from '#features/menus/forms/use-price-lock.ts'
import { lockIcon } from '#ui/icon-paths.ts'
import { useLanguage, useTranslations } from '#kit/i18n/i18n.ts'
import { Icon } from '#ui/icon.tsx'
import { NumberField } from '#ui/record-form/number-field.tsx'
import stack from '#ui/stack.module.css'
import surface from '#ui/surface.module.css'
import styles from '#features/menus/forms/price-field.module.css'

export type PriceFieldProps = {
  name: string
  label: string
  currency: Currency
  /** True for options: they may lower the price. */
  mayBeBelowZero?: boolean
  /** Passed where the venue locks its prices. */
  lock?: PriceLock
  /** Returns another problem with the price, by a rule of the field. */
  ownProblemOf?: (price: number | string) => MenuProblem | undefined
}

/**
 * Shows an amount in the venue's currency, with thousands separators. An amount that can't be stored is refused, never
 * rounded or guessed.
 */
export function PriceField({ name, label, currency, mayBeBelowZero = false, lock, ownProblemOf }: PriceFieldProps) {
  const t = useTranslations('menus')
  // Where amounts are read from right to left, the currency is at their left, as in lists.
  const side = isRightToLeft(useLanguage()) ? 'suffix' : 'prefix'
  return (
    <div className={`${styles.row} ${stack.wrap}`}>
      <NumberField
        name={name}
        label={label}
        isRequired
        className={styles.field}
        {...{ [side]: currency }}
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
          className={`${styles.unlock} ${stack.inline2} ${surface.field}`}
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
