import { orderLimits } from '@brigade/domain/orders/orders.limits.ts'
import { useWords } from '#kit/i18n.ts'
import styles from '#features/orders/order/reason-choice.module.css'

type ReasonChoiceProps<Reason extends string> = {
  /** The usual ones, and `other`, which is typed. */
  reasons: readonly (Reason | 'other')[]
  labelOf: (reason: Reason | 'other') => string
  chosen: Reason | 'other' | null
  onChoose: (reason: Reason | 'other') => void
  typed: string
  onType: (text: string) => void
}

/** Asks why: one of the usual reasons, or one that is typed. */
export function ReasonChoice<Reason extends string>({
  reasons,
  labelOf,
  chosen,
  onChoose,
  typed,
  onType,
}: ReasonChoiceProps<Reason>) {
  const t = useWords('orders')
  return (
    <>
      <fieldset className={styles.reasons}>
        <legend className={styles.legend}>{t('cancel.reason')}</legend>
        {reasons.map((code, index) => (
          <label key={code} className={styles.chip}>
            <input
              type="radio"
              name="reason"
              className="visually-hidden"
              checked={chosen === code}
              onChange={() => onChoose(code)}
              data-focus-first={index === 0 ? '' : undefined}
            />
            {labelOf(code)}
          </label>
        ))}
      </fieldset>
      {chosen === 'other' ? (
        <textarea
          className={styles.typed}
          rows={2}
          maxLength={orderLimits.reasonLength}
          aria-label={t('cancel.typed')}
          placeholder={t('cancel.typed')}
          value={typed}
          ref={takeFocus}
          onChange={(event) => onType(event.target.value)}
        />
      ) : null}
    </>
  )
}

/** Somebody who chose to type a reason goes on by typing. */
function takeFocus(field: HTMLTextAreaElement | null): void {
  field?.focus()
}
