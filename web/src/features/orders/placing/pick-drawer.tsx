import { textIn } from '@brigade/domain/kit/languages.ts'
import { fromMinor } from '@brigade/domain/kit/money.ts'
import {
  type CatalogueGroup,
  type CatalogueItem,
  type CatalogueSide,
  takesOneOption,
} from '@brigade/domain/menus/menus.catalogue.ts'
import { isSoldOut } from '@brigade/domain/menus/menus.sold-out.ts'
import { cleanComment } from '@brigade/domain/orders/orders.cart.ts'
import type { PickedLine, PricedLine } from '@brigade/domain/orders/orders.draft.ts'
import { problemOfMissing } from '@brigade/domain/orders/orders.line-problems.ts'
import { orderErrors } from '@brigade/domain/orders/orders.errors.ts'
import { orderLimits } from '@brigade/domain/orders/orders.limits.ts'
import {
  groupsWithoutOption,
  pickedOptions,
  withoutGone,
  withOption,
  withoutOption,
  withSide,
} from '@brigade/domain/orders/orders.picking.ts'
import type { Venue } from '@brigade/domain/venues/venues.schema.ts'
import { useId, useState } from 'react'
import { questionOf } from '#features/orders/records/order-texts.ts'
import { QuantityStepper } from '#features/orders/parts/quantity-stepper.tsx'
import { ActProblem } from '#features/orders/parts/act-problem.tsx'
import stack from '#ui/stack.module.css'
import font from '#ui/font.module.css'
import surface from '#ui/surface.module.css'
import styles from '#features/orders/placing/item-drawer.module.css'
import { useFormats } from '#kit/formats/formats.ts'
import { useLanguage, useTranslations } from '#kit/i18n/i18n.ts'
import { problemText } from '#kit/calls/problem-text.ts'
import { BigButton } from '#ui/big-button.tsx'
import { Drawer } from '#ui/drawer.tsx'
import { StateTag } from '#ui/state-tag.tsx'

type ItemDrawerProps = {
  item: CatalogueItem
  venue: Venue
  /** ISO 8601 in UTC. */
  now: string
  /** The initial choice. */
  first: PickedLine
  /** Returns the price of a choice of the item, or why it is not available. */
  priceOf: (picked: PickedLine, item: CatalogueItem) => PricedLine | undefined
  /** The label of its button. */
  act: string
  onDone: (picked: PickedLine) => void
  onClose: () => void
}

/** Shows the choices of an item: an option of each group, add-ons within their limits, a comment and the quantity. */
export function PickDrawer({ item, venue, now, first, priceOf, act, onDone, onClose }: ItemDrawerProps) {
  const t = useTranslations('placing')
  const language = useLanguage()
  const { money } = useFormats()
  const [picked, setPicked] = useState(first)
  const [isMissing, setIsMissing] = useState(false)
  const groupName = useId()
  const name = textIn(item.name, language)
  const { sold, problem } = priceOf(picked, item) ?? { sold: null, problem: null }
  // A line that was already sold stays valid, whatever the menu requires now.
  const missing = sold ? [] : groupsWithoutOption(item, picked)
  const total = sold && money(fromMinor(sold.totalPrice, venue.currency))
  // Missing choices are shown when the user tries to continue without them.
  const [firstMissing] = missing
  const told = firstMissing ? isMissing && problemOfMissing(firstMissing).code : problem
  // What its item no longer has can't be sold, and there is no field to take it away with.
  const kept = withoutGone(picked, item)
  const hasGone =
    !sold &&
    kept.selectedOptions.length + kept.condimentsList.length <
      picked.selectedOptions.length + picked.condimentsList.length

  function handleDone(): void {
    const [group] = missing
    if (group) {
      setIsMissing(true)
      document.getElementById(`${groupName}-${group.id}`)?.querySelector('input')?.focus()
      return
    }
    if (!problem) onDone({ ...picked, comment: cleanComment(picked.comment) })
  }

  return (
    <Drawer
      title={name}
      closeLabel={t('item.close')}
      onClose={onClose}
      actions={
        <div className={stack.column3}>
          {hasGone ? (
            <div role="status" className={stack.row2}>
              {t('item.gone')}
              <BigButton kind="quiet" onClick={() => setPicked(kept)}>
                {t('item.dropGone')}
              </BigButton>
            </div>
          ) : null}
          <ActProblem text={told ? problemText({ code: told, sentence: orderErrors[told] }, ['placing']) : null} />
          <div className={stack.flex3}>
            <QuantityStepper
              value={picked.itemQty}
              least={1}
              most={orderLimits.mostQuantity}
              label={t('item.quantity')}
              onChange={(itemQty) => setPicked({ ...picked, itemQty })}
            />
            <BigButton className={styles.done} onClick={handleDone}>
              {total ? t('item.total', { act, total }) : act}
            </BigButton>
          </div>
        </div>
      }
    >
      {item.groups.map((group) => (
        <OptionGroup
          key={group.id}
          id={`${groupName}-${group.id}`}
          group={group}
          venue={venue}
          now={now}
          picked={pickedOptions(group, picked)}
          isMissing={isMissing && missing.includes(group)}
          onPick={(optionId, isPicked) =>
            setPicked(
              isPicked
                ? withOption(picked, { group, optionId })
                : withoutOption(picked, { groupId: group.id, optionId }),
            )
          }
        />
      ))}
      {item.sides.length > 0 ? (
        <section className={stack.column} aria-label={t('item.optional')}>
          <h3 className={styles.title}>{t('item.optional')}</h3>
          {item.sides.map((side) => (
            <AddOn
              key={side.id}
              side={side}
              venue={venue}
              now={now}
              quantity={picked.condimentsList.find(({ id }) => id === side.id)?.quantity ?? 0}
              onChange={(quantity) => setPicked(withSide(picked, { id: side.id, quantity }))}
            />
          ))}
        </section>
      ) : null}
      <label className={`${stack.column2} ${font.heavy}`}>
        {t('cart.comment')}
        <input
          className={`${styles.input} ${surface.field}`}
          dir="auto"
          value={picked.comment}
          maxLength={orderLimits.commentLength}
          autoComplete="off"
          onChange={({ target }) => setPicked({ ...picked, comment: target.value })}
          onBlur={() => setPicked({ ...picked, comment: cleanComment(picked.comment) })}
        />
      </label>
    </Drawer>
  )
}

type OptionGroupProps = {
  id: string
  group: CatalogueGroup
  venue: Venue
  now: string
  picked: readonly string[]
  isMissing: boolean
  onPick: (optionId: string, isPicked: boolean) => void
}

function OptionGroup({ id, group, venue, now, picked, isMissing, onPick }: OptionGroupProps) {
  const t = useTranslations('placing')
  const language = useLanguage()
  const { extra, number } = useFormats()
  const { min, max } = group
  // One of them that must be chosen is never taken away, only another one chosen.
  const isRadio = takesOneOption(group)
  const isFull = picked.length >= max
  const numbers = { min: number(min), max: number(max) }
  return (
    <fieldset id={id} className={`${stack.shrink} ${isMissing ? styles.missing : ''}`} aria-invalid={isMissing}>
      <legend className={styles.title}>{questionOf(group.name, language)}</legend>
      {isRadio ? null : (
        <small className={font.soft}>
          {min === max ? t('item.chooseExactly', { number: number(min) }) : t('item.chooseRange', numbers)}
        </small>
      )}
      <div className={`${styles.options} ${stack.grid2}`}>
        {group.options.map((option) => {
          const isGone = isSoldOut(option.soldOut, now)
          const isPicked = picked.includes(option.id)
          return (
            <label key={option.id} className={`${styles.option} ${stack.row2}`}>
              <input
                type={isRadio ? 'radio' : 'checkbox'}
                name={id}
                className={styles.radio}
                checked={isPicked}
                disabled={isPicked ? false : isGone || (!isRadio && isFull && max > 1)}
                onChange={({ target }) => onPick(option.id, target.checked)}
              />
              {textIn(option.name, language)}
              {isGone ? <StateTag tone="grey" label={t('selling:title')} /> : null}
              {option.price === 0 ? null : (
                <bdi className={`${stack.pushed} ${font.nowrap}`}>{extra(fromMinor(option.price, venue.currency))}</bdi>
              )}
            </label>
          )
        })}
      </div>
    </fieldset>
  )
}

type AddOnProps = {
  side: CatalogueSide
  venue: Venue
  now: string
  quantity: number
  onChange: (quantity: number) => void
}

function AddOn({ side, venue, now, quantity, onChange }: AddOnProps) {
  const t = useTranslations('placing')
  const language = useLanguage()
  const { extra, number } = useFormats()
  const name = textIn(side.name, language)
  const isGone = isSoldOut(side.soldOut, now)
  return (
    <div className={`${styles.side} ${stack.row3}`}>
      <div className={`${styles.what} ${stack.column}`}>
        <span>{name}</span>
        {isGone ? <StateTag tone="grey" label={t('selling:title')} /> : null}
        <small className={`${stack.flex2} ${font.soft}`}>
          {side.price === 0 ? null : <bdi>{extra(fromMinor(side.price, venue.currency))}</bdi>}
          <span>{t('item.range', { min: number(side.min), max: number(side.max) })}</span>
        </small>
      </div>
      <QuantityStepper
        value={quantity}
        least={side.min}
        // The quantity of an unavailable add-on can only be reduced.
        most={isGone ? Math.min(quantity, side.max) : side.max}
        label={name}
        onChange={onChange}
      />
    </div>
  )
}
