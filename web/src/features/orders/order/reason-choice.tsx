import { orderLimits } from '@brigade/domain/orders/orders.limits.ts'
import { useTranslations } from '#kit/i18n/i18n.ts'
import stack from '#ui/stack.module.css'
import surface from '#ui/surface.module.css'
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

/** Asks for a reason: one of the usual ones, or a typed one. */
export function ReasonChoice<Reason extends string>({
  reasons,
  labelOf,
  chosen,
  onChoose,
  typed,
  onType,
}: ReasonChoiceProps<Reason>) {
  const t = useTranslations('orders')
  return (
    <>
      <fieldset className={stack.wrap2}>
        <legend className={styles.legend}>{t('cancel.reason')}</legend>
        {reasons.map((code, index) => (
          <label key={code} className={`${styles.chip} ${stack.inline}`}>
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
          className={`${styles.typed} ${surface.field}`}
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

/** Focuses the text field after the user chose to type a reason. */
function takeFocus(field: HTMLTextAreaElement | null): void {
  field?.focus()
}
