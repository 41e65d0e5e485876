import { textIn } from '@brigade/domain/kit/languages.ts'
import { menuFormLimits } from '@brigade/domain/preorders/menu-forms.limits.ts'
import { formTextIn } from '@brigade/domain/preorders/menu-forms.rules.ts'
import type { OfferedForm, OfferedItem } from '@brigade/domain/preorders/preorders.schema.ts'
import type { ReactNode } from 'react'
import { pickOf, type Picks } from '#features/preorders/card-picks.ts'
import { useVenueFormats } from '#features/venues/public/use-venue-formats.ts'
import { useLanguage, useTranslations } from '#kit/i18n/i18n.ts'
import { BigButton } from '#ui/big-button.tsx'
import font from '#ui/font.module.css'
import stack from '#ui/stack.module.css'
import styles from '#features/preorders/preorders.module.css'

type CardFieldsProps = {
  form: OfferedForm
  timeZone: string
  /** Given by a form, like `onChange`. */
  value?: Picks
  onChange?: (picks: Picks) => void
}

/** Renders the questions of a form with their options, and its additional items, each with how many of it are wanted. */
export function CardFields({ form, timeZone, value = {}, onChange }: CardFieldsProps) {
  const t = useTranslations('preorders')
  const language = useLanguage()
  const { money } = useVenueFormats({ currency: form.currency, timeZone })

  function itemsOf(questionId: number, items: readonly OfferedItem[]): ReactNode {
    return items.map(({ itemId, name, price }) => {
      const pick = pickOf(questionId, itemId)
      const count = value[pick] ?? 0
      const said = textIn(name, language)
      const change = (by: number) => onChange?.({ ...value, [pick]: count + by })
      return (
        <div key={itemId} className={`${styles.pick} ${stack.row2}`}>
          <span>
            <bdi>{said}</bdi>
            {price === 0 ? null : ' '}
            {price === 0 ? null : <span className={`${font.soft} ${font.nowrap}`}>· {money(price)}</span>}
          </span>
          <span className={`${styles.stepper} ${stack.row2}`}>
            <BigButton
              kind="quiet"
              isOff={count === 0}
              aria-label={t('card.less', { name: said })}
              onClick={() => change(-1)}
            >
              −
            </BigButton>
            <output className={styles.count}>{count}</output>
            <BigButton
              kind="quiet"
              isOff={count >= menuFormLimits.mostQuantity}
              aria-label={t('card.more', { name: said })}
              onClick={() => change(1)}
            >
              +
            </BigButton>
          </span>
        </div>
      )
    })
  }

  return (
    <div className={stack.column3}>
      {form.questions.map(({ id, question, min, max, options }) => (
        <fieldset key={id} className={styles.question}>
          <legend className={`${styles.legend} ${font.heavy}`}>
            <bdi>{formTextIn(question, language)}</bdi>
          </legend>
          <p className={font.note}>{min === max ? t('card.exactly', { min }) : t('card.perGuest', { min, max })}</p>
          {itemsOf(id, options)}
        </fieldset>
      ))}
      {form.additional.length > 0 ? (
        <fieldset className={styles.question}>
          <legend className={`${styles.legend} ${font.heavy}`}>{t('additional')}</legend>
          {itemsOf(0, form.additional)}
        </fieldset>
      ) : null}
    </div>
  )
}
